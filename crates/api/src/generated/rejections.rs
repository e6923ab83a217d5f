//! Rejections, in the bodies that operations declare.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::rejection::{DeclaredBodies, Shape, Shapes};

pub(super) const SHAPES: Shapes = Shapes {
    bodies: &[
        Shape::Text { media_type: "text/plain", longest: 1000 },
    ],
    elsewhere: Some(0),
    operations: &[
        DeclaredBodies { operation: "autenticarUsuario", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarCamposAdicionais", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "obterFornecedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarLojas", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "pesquisarVendedores", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "pesquisarAssociados", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "salvarAssociado", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarCartoesCredito", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "pesquisarBeneficios", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "salvarBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "salvarBeneficioVeicular", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "pesquisarDependentes", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "salvarDependente", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarBeneficios", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarSituacoesBeneficio", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "listarTiposVeiculo", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "listarDiasVencimento", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "validarBeneficio", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "cancelarBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "salvarDadosAdicionais", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarDependentesBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarEquipamentos", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarItensBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "adicionarItemBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarFunis", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "pesquisarLeads", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "salvarLead", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "pesquisarNegocios", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarNegocio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "obterNegocio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "alterarNegocio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarDependenteNegocio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "alterarDependenteNegocio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "pesquisarEventos", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "obterEvento", forbidden: 401, bodies: &[] },
    ],
};
