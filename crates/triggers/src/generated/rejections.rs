//! Rejections, in the bodies that operations declare.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::rejection::{DeclaredBodies, Shape, Shapes};

pub(super) const SHAPES: Shapes = Shapes {
    bodies: &[
        Shape::Text { media_type: "text/plain", longest: 1024 },
    ],
    elsewhere: Some(0),
    operations: &[
        DeclaredBodies { operation: "receberConsulta", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "receberHelpDesk", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "receberVistoria", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "receberBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "receberEvento", forbidden: 401, bodies: &[] },
    ],
};
