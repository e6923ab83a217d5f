//! What goes into the generated client and comes out of it, in few words.

use operator::client::{Error, ResponseValue, types};
use operator::runtime::json::{Deserialize, Serialize};
use serde_json::Value;

/// A body of the client, written as JSON.
pub(super) fn body<T: for<'de> Deserialize<'de>>(json: Value) -> T {
    serde_json::from_value(json).unwrap()
}

/// What the client holds, as JSON.
pub(super) fn json<T: Serialize>(held: &T) -> Value {
    serde_json::to_value(held).unwrap()
}

/// What a call that must be refused was told: the status, the code, and where the fault is.
pub(super) fn refused<T: std::fmt::Debug>(
    answer: Result<ResponseValue<T>, Error<types::Erro>>,
) -> (u16, String, Option<String>) {
    let error = answer.unwrap_err();
    let told = error.body().unwrap_or_else(|| panic!("no error of the contract: {error:?}"));
    assert!(told.id_requisicao.is_some(), "{told:?}");
    (error.status().unwrap(), told.codigo.to_string(), told.campo.clone())
}

/// How many records of a kind stand in the way of a call that must be refused.
pub(super) fn n_uses<T: std::fmt::Debug>(
    answer: Result<ResponseValue<T>, Error<types::Erro>>,
    kind: &str,
) -> Option<String> {
    let error = answer.unwrap_err();
    assert_eq!(error.status(), Some(409), "{error:?}");
    let told = error.body().unwrap();
    assert_eq!(told.codigo.to_string(), "EM_USO");
    told.detalhes.get(kind).cloned()
}
