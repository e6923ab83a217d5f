//! Operations that answer in pages, as the contract has them: `pagina` asks for one, `proximaPagina` says whether there
//! is another, `itens` holds what is on it.

use client_runtime::Operation;
use client_runtime::operation::{Kind, Location};

use crate::json::Json;

/// The parameter that asks for a page.
pub(crate) const PAGE: &str = "pagina";

pub(crate) fn is_paged(operation: &Operation) -> bool {
    let asks_page = |parameter: &client_runtime::operation::Parameter| {
        parameter.name == PAGE && parameter.location == Location::Query && parameter.kind == Kind::Integer
    };
    operation.parameters.iter().any(asks_page)
}

#[derive(Debug, PartialEq)]
pub(crate) struct Page<'a> {
    pub(crate) items: &'a [Json],
    pub(crate) has_next: bool,
    pub(crate) number: Option<u64>,
    /// How many items there are on all pages.
    pub(crate) n_items: Option<u64>,
}

pub(crate) fn read(answer: &Json) -> Option<Page<'_>> {
    let Some(Json::List(items)) = answer.get("itens") else { return None };
    let count = |name| match answer.get(name) {
        Some(Json::Number(number)) => number.as_u64(),
        _ => None,
    };
    Some(Page {
        items,
        // Nothing on a page is the end, whatever the server says: otherwise there might be none.
        has_next: answer.get("proximaPagina") == Some(&Json::Bool(true)) && !items.is_empty(),
        number: count("paginaAtual"),
        n_items: count("quantidade"),
    })
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::json::Json;

    fn has_next(answer: &str) -> Option<bool> {
        let answer: Json = serde_json::from_str(answer).unwrap();
        read(&answer).map(|page| page.has_next)
    }

    #[test]
    fn pages_end_where_nothing_follows() {
        assert_eq!(has_next(r#"{"itens":[1],"proximaPagina":true}"#), Some(true));
        assert_eq!(has_next(r#"{"itens":[1],"proximaPagina":false}"#), Some(false));
        assert_eq!(has_next(r#"{"itens":[1]}"#), Some(false));
        assert_eq!(has_next(r#"{"itens":[],"proximaPagina":true}"#), Some(false));
        assert_eq!(has_next(r#"{"itens":{}}"#), None);
        assert_eq!(has_next("[1]"), None);
    }
}
