//! Every operation of the contract as one call.

use benefits_client::{Error, Session, types};
use serde_json::Value;

/// Calls an operation with a body of the document, if it has one; gives back what the client understood, as JSON.
pub(crate) async fn call(id: &str, session: &Session, body: Option<&Value>) -> Result<Value, Error> {
    macro_rules! send {
        ($operation:ident $(.$parameter:ident($value:expr))*) => {
            written(&session.$operation()$(.$parameter($value))*.send().await?.into_inner())
        };
    }
    let plate = || types::Placa::try_from("ABC1D23").unwrap();
    Ok(match id {
        "autenticarUsuario" => send!(autenticar_usuario.body(read::<serde_json::Map<String, Value>>(body))),
        "listarCamposAdicionais" => send!(listar_campos_adicionais.codigo(types::CodigoTipoBeneficio::Value0)),
        "obterFornecedor" => send!(obter_fornecedor.cod_fornecedor(301)),
        "listarLojas" => send!(listar_lojas),
        "pesquisarVendedores" => send!(pesquisar_vendedores.nome("Carlos")),
        "pesquisarAssociados" => send!(pesquisar_associados.nome("Maria").pagina(1)),
        "salvarAssociado" => send!(salvar_associado.body(read::<types::PessoaInputTo>(body))),
        "listarCartoesCredito" => send!(listar_cartoes_credito.cod_pessoa(1001)),
        "pesquisarBeneficios" => send!(pesquisar_beneficios.placa(plate())),
        "salvarBeneficio" => send!(salvar_beneficio.body(read::<types::BeneficioInputTo>(body))),
        "salvarBeneficioVeicular" => {
            send!(salvar_beneficio_veicular.body(read::<types::BeneficioVeiculoInputTo>(body)))
        }
        "pesquisarDependentes" => send!(pesquisar_dependentes.cpf("39053344705")),
        "salvarDependente" => send!(salvar_dependente.body(read::<types::DependenteInputTo>(body))),
        "listarBeneficios" => send!(listar_beneficios),
        "listarSituacoesBeneficio" => send!(listar_situacoes_beneficio),
        "listarTiposVeiculo" => send!(listar_tipos_veiculo),
        "listarDiasVencimento" => send!(listar_dias_vencimento),
        "validarBeneficio" => send!(validar_beneficio.body(read::<types::ValidacaoBeneficioInputTo>(body))),
        "cancelarBeneficio" => send!(cancelar_beneficio.cod_beneficio(5001)),
        "salvarDadosAdicionais" => {
            send!(salvar_dados_adicionais.cod_beneficio(5001).body(read::<Vec<types::CampoAdicionalInputTo>>(body)))
        }
        "listarDependentesBeneficio" => send!(listar_dependentes_beneficio.cod_beneficio(5002)),
        "listarEquipamentos" => send!(listar_equipamentos.cod_beneficio(5001)),
        "listarItensBeneficio" => send!(listar_itens_beneficio.cod_beneficio(5001)),
        "adicionarItemBeneficio" => {
            send!(adicionar_item_beneficio.cod_beneficio(5001).body(read::<types::ItemBeneficioInputTo>(body)))
        }
        "listarFunis" => send!(listar_funis),
        "pesquisarLeads" => send!(pesquisar_leads.filtro("Lucas")),
        "salvarLead" => send!(salvar_lead.body(read::<types::LeadInputTo>(body))),
        "pesquisarNegocios" => send!(pesquisar_negocios),
        "criarNegocio" => send!(criar_negocio.body(read::<types::NegocioInputTo>(body))),
        "obterNegocio" => send!(obter_negocio.cod_negocio(4001)),
        "alterarNegocio" => send!(alterar_negocio.cod_negocio(4001).body(read::<types::NegocioInputTo>(body))),
        "criarDependenteNegocio" => {
            send!(criar_dependente_negocio.cod_negocio(4001).body(read::<types::NegocioDependenteTo>(body)))
        }
        "alterarDependenteNegocio" => send!(
            alterar_dependente_negocio
                .cod_negocio(4001)
                .cod_dependente(1)
                .body(read::<types::NegocioDependenteTo>(body))
        ),
        "pesquisarEventos" => send!(pesquisar_eventos.cod_pessoa(1001)),
        "obterEvento" => send!(obter_evento.cod_evento(1)),
        other => panic!("the contract has a new operation, {other}: call it here"),
    })
}

fn read<T: serde::de::DeserializeOwned>(body: Option<&Value>) -> T {
    serde_json::from_value(body.expect("the operation has a body with an example").clone()).unwrap()
}

fn written(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}
