//! Rejections, in the bodies that operations declare.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::rejection::{DeclaredBodies, Shape, Shapes};

pub(super) const SHAPES: Shapes = Shapes {
    bodies: &[
        Shape::Text { media_type: "text/plain", longest: usize::MAX },
    ],
    elsewhere: Some(0),
    operations: &[
        DeclaredBodies { operation: "listarSituacoes", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "criarBeneficiario", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "criarBeneficiarioComPadrao", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "consultarBeneficiario", forbidden: 403, bodies: &[] },
    ],
};
