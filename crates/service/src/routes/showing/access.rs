//! Answers to a login.

use api::{AcessoTo, PermissaoLojaTo, PlanoAcessoTo};
use auth::{Token, User};
use domain::catalogue::Plans;
use domain::stores::Store;
use domain::system_client::SystemClient;

use super::value::wire;

/// The access record.
pub(in crate::routes) fn access(
    user: &User,
    token: &Token,
    client: Option<&SystemClient>,
    stores: &[Store],
    plans: &Plans,
) -> AcessoTo {
    let seen = stores.iter().filter(|store| user.access.sees(store.code));
    let on_sale = plans.iter().filter(|plan| plan.is_active);
    AcessoTo {
        authorization_token: Some(token.as_str().to_owned()),
        authorization_type: Some("Bearer".to_owned()),
        cod_cliente_sistema: client.map(|client| wire(client.code)),
        nome_cliente_sistema: client.map(|client| client.name.to_string()),
        cod_usuario: Some(wire(user.code.get())),
        nome_usuario: Some(user.name.to_string()),
        permissao_loja: Some(
            seen.map(|store| PermissaoLojaTo {
                cod_loja: Some(wire(store.code.get())),
                nome: Some(store.name.to_string()),
            })
            .collect(),
        ),
        plano: Some(
            on_sale
                .map(|plan| PlanoAcessoTo { cod_plano: Some(wire(plan.code.get())), nome: Some(plan.name.to_string()) })
                .collect(),
        ),
    }
}
