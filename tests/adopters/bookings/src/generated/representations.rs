//! Bodies that are more than JSON, and how they look.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::reply::Offer;
use crate::runtime::xml::{Field, Name, Node, Xml};

pub(super) const LIST_HARBOURS_OK_BODY_OFFERS: [Offer; 2] = [
    Offer::Json("application/json"),
    Offer::Xml("application/xml", &COLLECTION_XML),
];

pub(super) const UNAUTHORIZED_BODY_OFFERS: [Offer; 2] = [
    Offer::Json("application/problem+json"),
    Offer::Xml("application/problem+xml", &PROBLEM_XML),
];

pub(super) const LIST_CROSSINGS_OK_BODY_OFFERS: [Offer; 2] = [
    Offer::Json("application/json"),
    Offer::Xml("application/xml", &COLLECTION_XML2),
];

pub(super) const CREATE_BOOKING_CREATED_BODY_OFFERS: [Offer; 2] = [
    Offer::Json("application/json"),
    Offer::Xml("application/xml", &BOOKING_XML2),
];

pub(super) const GET_BOOKING_OK_BODY_OFFERS: [Offer; 2] = [
    Offer::Json("application/json"),
    Offer::Xml("application/xml", &BOOKING_XML3),
];

pub(super) const COLLECTION_XML: Xml = Xml { name: Name::new("Collection"), nodes: NODES, root: 0 };

pub(super) const PROBLEM_XML: Xml = Xml {
    name: Name::new("problem").in_namespace("urn:ietf:rfc:7807"),
    nodes: NODES,
    root: 5,
};

pub(super) const COLLECTION_XML2: Xml = Xml { name: Name::new("Collection"), nodes: NODES, root: 7 };

pub(super) const BOOKING_XML: Xml = Xml { name: Name::new("booking"), nodes: NODES, root: 12 };

pub(super) const BOOKING_XML2: Xml = Xml { name: Name::new("booking"), nodes: NODES, root: 13 };

pub(super) const BOOKING_XML3: Xml = Xml { name: Name::new("booking"), nodes: NODES, root: 15 };

const NODES: &[Node] = &[
    Node::Object {
        fields: &[Field::element("data", Name::new("harbours"), 1), Field::element("links", Name::new("links"), 2)],
        others: None,
    },
    Node::List { item: 3, name: Name::new("harbour"), is_wrapped: true },
    Node::Object {
        fields: &[
            Field::element("self", Name::new("self"), 4),
            Field::element("next", Name::new("next"), 4),
            Field::element("prev", Name::new("prev"), 4),
        ],
        others: None,
    },
    Node::Object {
        fields: &[
            Field::attribute("id", Name::new("id"), 4),
            Field::element("name", Name::new("name"), 4),
            Field::element("country", Name::new("country"), 4),
        ],
        others: None,
    },
    Node::Text,
    Node::Object {
        fields: &[
            Field::element("type", Name::new("type"), 4),
            Field::element("title", Name::new("title"), 4),
            Field::element("detail", Name::new("detail"), 4),
            Field::element("status", Name::new("status"), 6),
        ],
        others: None,
    },
    Node::Number,
    Node::Object {
        fields: &[Field::element("data", Name::new("crossings"), 8), Field::element("links", Name::new("links"), 9)],
        others: None,
    },
    Node::List { item: 10, name: Name::new("crossing"), is_wrapped: true },
    Node::Object {
        fields: &[
            Field::element("self", Name::new("self"), 4),
            Field::element("next", Name::new("next"), 4),
            Field::element("prev", Name::new("prev"), 4),
        ],
        others: None,
    },
    Node::Object {
        fields: &[
            Field::attribute("id", Name::new("id"), 4),
            Field::element("origin", Name::new("origin"), 4),
            Field::element("destination", Name::new("destination"), 4),
            Field::element("departure", Name::new("departure"), 4),
            Field::element("seats", Name::new("seats"), 6),
            Field::element("price", Name::new("price"), 6),
            Field::element("takes_bicycles", Name::new("takes_bicycles"), 11),
        ],
        others: None,
    },
    Node::Boolean,
    Node::Object {
        fields: &[
            Field::attribute("id", Name::new("id"), 4),
            Field::element("crossing_id", Name::new("crossing_id"), 4),
            Field::element("passenger_name", Name::new("passenger_name"), 4),
            Field::element("has_bicycle", Name::new("has_bicycle"), 11),
            Field::element("voucher", Name::new("voucher"), 4),
            Field::element("status", Name::new("status"), 4),
        ],
        others: None,
    },
    Node::Object {
        fields: &[
            Field::attribute("id", Name::new("id"), 4),
            Field::element("crossing_id", Name::new("crossing_id"), 4),
            Field::element("passenger_name", Name::new("passenger_name"), 4),
            Field::element("has_bicycle", Name::new("has_bicycle"), 11),
            Field::element("voucher", Name::new("voucher"), 4),
            Field::element("status", Name::new("status"), 4),
            Field::element("links", Name::new("links"), 14),
        ],
        others: None,
    },
    Node::Object {
        fields: &[Field::element("self", Name::new("self"), 4)],
        others: None,
    },
    Node::Object {
        fields: &[
            Field::attribute("id", Name::new("id"), 4),
            Field::element("crossing_id", Name::new("crossing_id"), 4),
            Field::element("passenger_name", Name::new("passenger_name"), 4),
            Field::element("has_bicycle", Name::new("has_bicycle"), 11),
            Field::element("voucher", Name::new("voucher"), 4),
            Field::element("status", Name::new("status"), 4),
            Field::element("links", Name::new("links"), 14),
        ],
        others: None,
    },
];
