//! Usuarios: who may enter, with what password, and which stores they see.

use auth::{Password, hashed};
use domain::Violation;
use domain::stores::StoreAccess;
use domain::users::{NewUser, User};
use domain::values::{Email, Login, StoreCode, UserCode};
use operator::{
    AlteracaoUsuario, AlterarUsuarioResponse, Codigo, ConcederLojaResponse, ConsultarUsuarioResponse,
    CriarUsuarioResponse, Cursor, ListarUsuariosResponse, NovaSenha, PaginaUsuarios, RedefinirSenhaResponse,
    RetirarLojaResponse, RevogarTokensResponse, Senha, SenhaRedefinida, Usuario, UsuarioCriado, UsuarioInput,
    UsuariosApi,
};
use store::{ReadTx, StoreError};

use super::errors::{BodyConflictErrors, Conflict, NotFound, Parameter, PathBodyErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused, Undone};
use super::paging::Paging;
use super::service::OperatorService;
use super::stores::store_code;
use super::values::{code, location, moment, read_code, read_text, text};

impl UsuariosApi for OperatorService {
    async fn listar_usuarios(
        &self,
        (): (),
        ativo: Option<bool>,
        cod_loja: Option<Codigo>,
        cursor: Option<Cursor>,
        limite: i32,
    ) -> Result<ListarUsuariosResponse, QueryErrors> {
        let paging = Paging::new("listarUsuarios", &(ativo, cod_loja), limite);
        let after = paging.after::<i32>(cursor.as_ref())?.and_then(|number| UserCode::new(number).ok());
        let store = cod_loja.map(store_code).transpose().map_err(Parameter::from)?;
        self.read(move |reading| {
            let found = reading.users_after(after, ativo, store, paging.n_wanted())?;
            let (users, next) = paging.page(found, |user| user.code);
            let page = PaginaUsuarios { itens: users.iter().map(shown).collect(), proximo_cursor: next };
            Ok(ListarUsuariosResponse::Ok(page))
        })
        .await
    }

    async fn criar_usuario(&self, (): (), body: UsuarioInput) -> Result<CriarUsuarioResponse, BodyConflictErrors> {
        let UsuarioInput { usuario, nome_usuario, email, senha, ativo, cod_lojas } = body;
        let stores = cod_lojas.unwrap_or_default().into_iter().map(store_code).collect::<Result<Vec<_>, _>>()?;
        let new = NewUser {
            login: Login::parse(&usuario).map_err(Refused::at("usuario"))?,
            name: read_text("nomeUsuario", &nome_usuario)?,
            email: Email::parse(&email).map_err(Refused::at("email"))?,
            access: StoreAccess::to(stores),
        };
        let (password, generated) = chosen_or_generated::<BodyConflictErrors>(senha)?;
        let (hash, now) = (hashed(password.as_str()).await.map_err(Undone)?, self.clock.now());
        let user = self
            .write(move |tx| {
                if tx.user_by_login(&new.login)?.is_some() {
                    return Err(Conflict::Duplicate { field: "usuario" }.into());
                }
                let known = tx.stores()?;
                if let Some(code) = new.access.stores().find(|code| known.iter().all(|store| store.code != *code)) {
                    return Err(Violation::unknown_code("codLojas", code, "Use lojas de GET /operador/lojas").into());
                }
                let mut user = tx.add_user(new.clone(), &hash, now)?;
                if !ativo {
                    tx.set_user_active(user.code, false)?;
                    user.is_active = false;
                }
                Ok::<_, Failed<BodyConflictErrors>>(user)
            })
            .await?;
        let location = Some(location("usuarios", user.code.get()));
        Ok(CriarUsuarioResponse::Created { body: created(shown(&user), generated), location })
    }

    async fn consultar_usuario(&self, (): (), cod_usuario: Codigo) -> Result<ConsultarUsuarioResponse, PathErrors> {
        let code = user_code(cod_usuario)?;
        self.read(move |reading| Ok(ConsultarUsuarioResponse::Ok(shown(&reading.user(code)?.ok_or(NotFound)?)))).await
    }

    async fn alterar_usuario(
        &self,
        (): (),
        cod_usuario: Codigo,
        body: AlteracaoUsuario,
    ) -> Result<AlterarUsuarioResponse, PathBodyErrors> {
        let code = user_code(cod_usuario)?;
        let AlteracaoUsuario { nome_usuario, email, ativo, additional: _ } = body;
        let name = nome_usuario.map(|name| read_text("nomeUsuario", &name)).transpose()?;
        let email = email.map(|email| Email::parse(&email)).transpose().map_err(Refused::at("email"))?;
        self.write(move |tx| {
            let mut user = tx.user(code)?.ok_or(NotFound)?;
            user.name = name.clone().unwrap_or(user.name);
            user.email = email.clone().unwrap_or(user.email);
            user.is_active = ativo.unwrap_or(user.is_active);
            tx.rename_user(code, &user.name, &user.email)?;
            tx.set_user_active(code, user.is_active)?;
            Ok(AlterarUsuarioResponse::Ok(shown(&user)))
        })
        .await
    }

    async fn redefinir_senha(
        &self,
        (): (),
        cod_usuario: Codigo,
        body: Option<NovaSenha>,
    ) -> Result<RedefinirSenhaResponse, PathBodyErrors> {
        let code = user_code(cod_usuario)?;
        let (password, generated) = chosen_or_generated::<PathBodyErrors>(body.and_then(|body| body.senha))?;
        let (hash, now) = (hashed(password.as_str()).await.map_err(Undone)?, self.clock.now());
        let n_revoked = self
            .write(move |tx| {
                tx.user(code)?.ok_or(NotFound)?;
                let n_tokens = tx.n_tokens(code, now)?;
                tx.set_password(code, &hash)?;
                Ok::<_, Failed<PathBodyErrors>>(n_tokens)
            })
            .await?;
        let revoked = Some(i64::try_from(n_revoked).unwrap_or(i64::MAX));
        Ok(RedefinirSenhaResponse::Ok(SenhaRedefinida { senha_gerada: generated, tokens_revogados: revoked }))
    }

    async fn revogar_tokens(&self, (): (), cod_usuario: Codigo) -> Result<RevogarTokensResponse, PathErrors> {
        let code = user_code(cod_usuario)?;
        self.write(move |tx| {
            tx.user(code)?.ok_or(NotFound)?;
            tx.revoke_tokens(code)?;
            Ok(RevogarTokensResponse::NoContent)
        })
        .await
    }

    async fn conceder_loja(
        &self,
        (): (),
        cod_usuario: Codigo,
        cod_loja: Codigo,
    ) -> Result<ConcederLojaResponse, PathErrors> {
        let (user, store) = (user_code(cod_usuario)?, store_code(cod_loja)?);
        self.write(move |tx| {
            if !are_there(tx, user, store)? {
                return Err(NotFound.into());
            }
            tx.grant_store(user, store)?;
            Ok(ConcederLojaResponse::NoContent)
        })
        .await
    }

    async fn retirar_loja(
        &self,
        (): (),
        cod_usuario: Codigo,
        cod_loja: Codigo,
    ) -> Result<RetirarLojaResponse, PathErrors> {
        let (user, store) = (user_code(cod_usuario)?, store_code(cod_loja)?);
        self.write(move |tx| {
            if !are_there(tx, user, store)? {
                return Err(NotFound.into());
            }
            tx.withdraw_store(user, store)?;
            Ok(RetirarLojaResponse::NoContent)
        })
        .await
    }
}

fn user_code(sent: Codigo) -> Result<UserCode, Refused> {
    read_code("codUsuario", sent, UserCode::new)
}

/// Whether there are both.
fn are_there(reading: &mut ReadTx<'_>, user: UserCode, store: StoreCode) -> Result<bool, StoreError> {
    Ok(reading.user(user)?.is_some() && reading.stores()?.iter().any(|known| known.code == store))
}

/// The password that was chosen, or a new one, which is told this once.
fn chosen_or_generated<E>(chosen: Option<Senha>) -> Result<(Password, Option<Senha>), E>
where
    E: From<Refused> + From<Undone>,
{
    match chosen {
        Some(chosen) => Ok((Password::parse(&chosen).map_err(Refused::at("senha"))?, None)),
        None => {
            let password = Password::generate().map_err(Undone)?;
            let told = text(password.as_str());
            Ok((password, Some(told)))
        }
    }
}

fn shown(user: &User) -> Usuario {
    let User { code: number, login, name, email, access, is_active, n_passwords: _, registered, last_login } = user;
    Usuario {
        cod_usuario: code(number.get()),
        usuario: login.to_string(),
        nome_usuario: text(name),
        email: text(email.as_str()),
        ativo: *is_active,
        cod_lojas: Some(access.stores().filter_map(|store| code(store.get())).collect()),
        criado_em: Some(moment(*registered)),
        ultimo_acesso_em: Some(last_login.map(moment)),
    }
}

fn created(user: Usuario, generated: Option<Senha>) -> UsuarioCriado {
    let Usuario { cod_usuario, usuario, nome_usuario, email, ativo, cod_lojas, criado_em, ultimo_acesso_em } = user;
    UsuarioCriado {
        cod_usuario,
        usuario,
        nome_usuario,
        email,
        ativo,
        cod_lojas,
        criado_em,
        ultimo_acesso_em,
        senha_gerada: generated,
    }
}
