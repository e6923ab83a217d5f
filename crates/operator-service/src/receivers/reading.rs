//! Receivers, as sent.

use delivery::address::{BadUrl, ReceiverUrl};
use domain::Flaw;
use domain::attendance::Entity;
use domain::receivers::{NewReceiver, ReceiverChange};
use domain::values::{ReceiverCode, Text};
use operator::{AlteracaoReceptor, Codigo, Entidade, ReceptorInput};

use crate::errors::Refused;
use crate::values::{read_code, read_text, read_word};

/// The code of a receiver that a path names.
pub(crate) fn receiver_code(sent: Codigo) -> Result<ReceiverCode, Refused> {
    read_code("codReceptor", sent, ReceiverCode::new)
}

/// A receiver that is new, and its address.
pub(super) fn read_new(body: ReceptorInput) -> Result<(NewReceiver, ReceiverUrl), Refused> {
    let ReceptorInput { nome, url, entidades, ativo, observacao } = body;
    let url = read_url(&url)?;
    let new = NewReceiver {
        name: read_text("nome", &nome)?,
        url: kept(&url)?,
        entities: entities(entidades)?,
        note: note(observacao.flatten())?,
        is_active: ativo,
    };
    Ok((new, url))
}

/// What changes in a receiver, and its new address if it has one.
pub(super) fn read_change(body: AlteracaoReceptor) -> Result<(ReceiverChange, Option<ReceiverUrl>), Refused> {
    let AlteracaoReceptor { nome, url, entidades, ativo, observacao, additional: _ } = body;
    let url = url.map(|url| read_url(&url)).transpose()?;
    let change = ReceiverChange {
        name: nome.map(|name| read_text("nome", &name)).transpose()?,
        url: url.as_ref().map(kept).transpose()?,
        entities: entidades.map(entities).transpose()?,
        note: observacao.map(note).transpose()?,
        is_active: ativo,
    };
    Ok((change, url))
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
            BadUrl::Query => ("tem consulta ou fragmento", "Envie-o sem ? nem #"),
            BadUrl::Host => ("não nomeia um servidor, ou tem a porta 0", "Envie um endereço completo"),
        };
        Refused(Flaw::new(what, remedy).at("url"))
    })
}
