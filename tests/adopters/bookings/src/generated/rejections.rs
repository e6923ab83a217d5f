//! Rejections, in the bodies that operations declare.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::rejection::{DeclaredBodies, ProblemMember, Shape, Shapes};

pub(super) const SHAPES: Shapes = Shapes {
    bodies: &[
        Shape::Problem {
            offers: &super::representations::UNAUTHORIZED_BODY_OFFERS,
            members: &[ProblemMember::Title, ProblemMember::Status, ProblemMember::Detail],
            longest: usize::MAX,
        },
    ],
    elsewhere: Some(0),
    operations: &[
        DeclaredBodies { operation: "list-harbours", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "list-crossings", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "list-bookings", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "create-booking", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "get-booking", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "cancel-booking", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "pay-booking", forbidden: 403, bodies: &[] },
    ],
};
