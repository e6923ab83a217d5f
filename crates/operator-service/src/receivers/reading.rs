//! Receivers, as sent.

use delivery::address::{BadUrl, ReceiverUrl};
use domain::Flaw;
use domain::attendance::Entity;
use domain::receivers::{NewReceiver, ReceiverChange};
use domain::values::{ReceiverCode, Text};
use operator::{AlteracaoReceptor, Codigo, Entidade, ReceptorInput};

use crate::errors::Refused;
use crate::stores::store_code;
use crate::values::{read_code, read_text, read_word};

/// The code of a receiver that a path names.
pub(crate) fn receiver_code(sent: Codigo) -> Result<ReceiverCode, Refused> {
    read_code("codReceptor", sent, ReceiverCode::new)
}

/// A receiver that is new, and its address.
pub(super) fn read_new(body: ReceptorInput) -> Result<(NewReceiver, ReceiverUrl), Refused> {
    let ReceptorInput { nome, url, consulta, entidades, cod_lojas, ativo, observacao } = body;
    let url = read_url(&with_query(&url, consulta.as_ref().map(|query| query.as_str())))?;
    let new = NewReceiver {
        name: read_text("nome", &nome)?,
        url: kept(&url)?,
        entities: entities(entidades)?,
        stores: cod_lojas.unwrap_or_default().into_iter().map(store_code).collect::<Result<_, _>>()?,
        note: note(observacao.flatten())?,
        is_active: ativo,
    };
    Ok((new, url))
}

/// What changes in a receiver that is at an address, and its new address if it has one.
pub(super) fn read_change(
    body: AlteracaoReceptor,
    present: &str,
) -> Result<(ReceiverChange, Option<ReceiverUrl>), Refused> {
    let AlteracaoReceptor { nome, url, consulta, entidades, cod_lojas, ativo, observacao, additional: _ } = body;
    let (present_url, present_query) = split_query(present);
    let url = if url.is_none() && consulta.is_none() {
        None
    } else {
        let url = url.as_ref().map_or(present_url, |url| url.as_str());
        let query = consulta.as_ref().map(|query| query.as_str()).or(present_query);
        Some(read_url(&with_query(url, query))?)
    };
    let change = ReceiverChange {
        name: nome.map(|name| read_text("nome", &name)).transpose()?,
        url: url.as_ref().map(kept).transpose()?,
        entities: entidades.map(entities).transpose()?,
        stores: cod_lojas.map(|codes| codes.into_iter().map(store_code).collect()).transpose()?,
        note: observacao.map(note).transpose()?,
        is_active: ativo,
    };
    Ok((change, url))
}

/// An address up to its query, and the query.
pub(super) fn split_query(url: &str) -> (&str, Option<&str>) {
    url.split_once('?').map_or((url, None), |(url, query)| (url, Some(query)))
}

fn with_query(url: &str, query: Option<&str>) -> String {
    query.map_or_else(|| url.to_owned(), |query| format!("{url}?{query}"))
}

/// The entity of a word.
pub(crate) fn entity(sent: Entidade) -> Result<Entity, Refused> {
    read_word("entidade", sent, Entity::parse)
}

fn entities(sent: Vec<Entidade>) -> Result<Vec<Entity>, Refused> {
    sent.into_iter().map(entity).collect()
}

/// A note; a blank one is none.
fn note(sent: Option<String>) -> Result<Option<Text<500>>, Refused> {
    sent.filter(|note| !note.trim().is_empty()).map(|note| read_text("observacao", &note)).transpose()
}

/// The address as it is kept and compared: two spellings of one are one.
fn kept(url: &ReceiverUrl) -> Result<Text<2048>, Refused> {
    read_text("url", &url.to_string())
}

fn read_url(sent: &str) -> Result<ReceiverUrl, Refused> {
    ReceiverUrl::parse(sent).map_err(|bad| {
        let (what, remedy) = match bad {
            BadUrl::Syntax => ("não é um endereço", "Envie um endereço como https://gatilhos.example.com.br/caminho"),
            BadUrl::Scheme => ("não começa por https nem http", "Envie um endereço https"),
            BadUrl::UserInfo => ("tem usuário ou senha", "Envie-o sem eles; as entregas são assinadas"),
            BadUrl::Fragment => ("tem fragmento", "Envie-o sem #"),
            BadUrl::Host => ("não nomeia um servidor, ou tem a porta 0", "Envie um endereço completo"),
        };
        Refused(Flaw::new(what, remedy).at("url"))
    })
}
