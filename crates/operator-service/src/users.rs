//! Usuarios: who may enter, with what password, and which stores they see.

use accounts::Letter;
use auth::{Password, hashed};
use domain::Violation;
use domain::stores::StoreAccess;
use domain::users::{NewUser, User};
use domain::values::{Email, Login, StoreCode, UserCode};
use operator::runtime::Context;
use operator::{
    AlteracaoUsuario, AlterarUsuarioError, Codigo, ConcederLojaError, ConcederLojaParameters, ConsultarUsuarioError,
    Created, CriarUsuarioError, ListarUsuariosError, ListarUsuariosParameters, NovaSenha, PaginaUsuarios,
    RedefinirSenhaError, RetirarLojaError, RetirarLojaParameters, RevogarTokensError, Senha, SenhaRedefinida, Usuario,
    UsuarioCriado, UsuarioInput, UsuariosApi,
};
use store::{ReadTx, StoreError};

use super::errors::{Conflict, Failure, NotFound, Parameter, Refused};
use super::paging::Paging;
use super::service::OperatorService;
use super::stores::store_code;
use super::values::{code, location, moment, read_code, read_text, text};

impl UsuariosApi for OperatorService {
    async fn listar_usuarios(
        &self,
        _: Context<'_, ()>,
        asked: ListarUsuariosParameters,
    ) -> Result<PaginaUsuarios, ListarUsuariosError> {
        let paging = Paging::new("listarUsuarios", &(asked.ativo, asked.cod_loja), asked.limite);
        let after = paging.after::<i32>(asked.cursor.as_ref())?.and_then(|number| UserCode::new(number).ok());
        let store = asked.cod_loja.map(store_code).transpose().map_err(Parameter::from)?;
        self.read(move |reading| {
            let found = reading.users_after(after, asked.ativo, store, paging.n_wanted())?;
            let (users, next) = paging.page(found, |user| user.code);
            let page = PaginaUsuarios { itens: users.iter().map(shown).collect(), proximo_cursor: next };
            Ok(page)
        })
        .await
    }

    async fn criar_usuario(
        &self,
        _: Context<'_, ()>,
        body: UsuarioInput,
    ) -> Result<Created<UsuarioCriado>, CriarUsuarioError> {
        let UsuarioInput { usuario, nome_usuario, email, senha, ativo, cod_lojas } = body;
        let stores = cod_lojas.unwrap_or_default().into_iter().map(store_code).collect::<Result<Vec<_>, _>>()?;
        let new = NewUser {
            login: Login::parse(&usuario).map_err(Refused::at("usuario"))?,
            name: read_text("nomeUsuario", &nome_usuario)?,
            email: Email::parse(&email).map_err(Refused::at("email"))?,
            access: StoreAccess::to(stores),
        };
        let (password, generated) = chosen_or_generated(senha)?;
        // One that was chosen is known to whoever chose it, and is not mailed.
        let letter = generated.is_some().then(|| Letter::Password {
            email: new.email.as_str().to_owned(),
            name: new.name.as_str().to_owned(),
            login: new.login.as_str().to_owned(),
            password: password.as_str().to_owned(),
        });
        let mail = letter.map(|letter| self.sealed(&letter)).transpose().map_err(Failure::from)?.flatten();
        let (hash, now) = (hashed(password.as_str()).await.map_err(Failure::from)?, self.clock.now());
        let user = self
            .write::<_, Failure>(move |tx| {
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
                if let Some(mail) = &mail {
                    tx.put_mail(mail, now)?;
                }
                Ok(user)
            })
            .await?;
        self.wake_mails();
        let location = Some(location("usuarios", user.code.get()));
        Ok(Created { body: created(shown(&user), generated), location })
    }

    async fn consultar_usuario(
        &self,
        _: Context<'_, ()>,
        cod_usuario: Codigo,
    ) -> Result<Usuario, ConsultarUsuarioError> {
        let code = user_code(cod_usuario)?;
        self.read(move |reading| Ok(shown(&reading.user(code)?.ok_or(NotFound)?))).await
    }

    async fn alterar_usuario(
        &self,
        _: Context<'_, ()>,
        cod_usuario: Codigo,
        body: AlteracaoUsuario,
    ) -> Result<Usuario, AlterarUsuarioError> {
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
            Ok(shown(&user))
        })
        .await
    }

    async fn redefinir_senha(
        &self,
        _: Context<'_, ()>,
        cod_usuario: Codigo,
        body: Option<NovaSenha>,
    ) -> Result<SenhaRedefinida, RedefinirSenhaError> {
        let code = user_code(cod_usuario)?;
        let (password, generated) = chosen_or_generated(body.and_then(|body| body.senha))?;
        let (hash, now) = (hashed(password.as_str()).await.map_err(Failure::from)?, self.clock.now());
        let n_revoked = self
            .write::<_, Failure>(move |tx| {
                tx.user(code)?.ok_or(NotFound)?;
                let n_tokens = tx.n_tokens(code, now)?;
                tx.set_password(code, &hash)?;
                Ok(n_tokens)
            })
            .await?;
        let revoked = Some(i64::try_from(n_revoked).unwrap_or(i64::MAX));
        Ok(SenhaRedefinida { senha_gerada: generated, tokens_revogados: revoked })
    }

    async fn revogar_tokens(&self, _: Context<'_, ()>, cod_usuario: Codigo) -> Result<(), RevogarTokensError> {
        let code = user_code(cod_usuario)?;
        self.write(move |tx| {
            tx.user(code)?.ok_or(NotFound)?;
            tx.revoke_tokens(code)?;
            Ok(())
        })
        .await
    }

    async fn conceder_loja(&self, _: Context<'_, ()>, asked: ConcederLojaParameters) -> Result<(), ConcederLojaError> {
        let (user, store) = (user_code(asked.cod_usuario)?, store_code(asked.cod_loja)?);
        self.write(move |tx| {
            if !are_there(tx, user, store)? {
                return Err(NotFound.into());
            }
            tx.grant_store(user, store)?;
            Ok(())
        })
        .await
    }

    async fn retirar_loja(&self, _: Context<'_, ()>, asked: RetirarLojaParameters) -> Result<(), RetirarLojaError> {
        let (user, store) = (user_code(asked.cod_usuario)?, store_code(asked.cod_loja)?);
        self.write(move |tx| {
            if !are_there(tx, user, store)? {
                return Err(NotFound.into());
            }
            tx.withdraw_store(user, store)?;
            Ok(())
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
fn chosen_or_generated(chosen: Option<Senha>) -> Result<(Password, Option<Senha>), Failure> {
    match chosen {
        Some(chosen) => Ok((Password::parse(&chosen).map_err(Refused::at("senha"))?, None)),
        None => {
            let password = Password::generate().map_err(Failure::from)?;
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
