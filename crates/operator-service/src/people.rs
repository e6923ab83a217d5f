//! Pessoas: credit cards of people and nothing else; the rest of them belongs to the service.

use domain::people::{CreditCard, Expiry, LastDigits};
use domain::values::{CreditCardCode, PersonCode};
use operator::runtime::Context;
use operator::{
    CadastrarCartaoCreditoError, CartaoCredito, CartaoCreditoInput, Codigo, ListarCartoesCreditoError, PessoasApi,
    RemoverCartaoCreditoError, RemoverCartaoCreditoParameters,
};

use super::errors::{Failure, NotFound, Refused};
use super::service::OperatorService;
use super::values::{code, location, moment, read_code, read_optional};

impl PessoasApi for OperatorService {
    async fn listar_cartoes_credito(
        &self,
        _: Context<'_, ()>,
        cod_pessoa: Codigo,
    ) -> Result<Vec<CartaoCredito>, ListarCartoesCreditoError> {
        let person = read_code("codPessoa", cod_pessoa, PersonCode::new)?;
        self.read(move |reading| {
            reading.person(person)?.ok_or(NotFound)?;
            Ok(reading.credit_cards(person)?.iter().map(shown).collect())
        })
        .await
    }

    async fn cadastrar_cartao_credito(
        &self,
        _: Context<'_, ()>,
        cod_pessoa: Codigo,
        body: CartaoCreditoInput,
    ) -> Result<operator::Created<CartaoCredito>, CadastrarCartaoCreditoError> {
        let person = read_code("codPessoa", cod_pessoa, PersonCode::new)?;
        let now = self.clock.now();
        let card = self
            .write::<_, Failure>(move |tx| {
                tx.person(person)?.ok_or(NotFound)?;
                let CartaoCreditoInput { bandeira, ultimos_digitos, nome_titular, validade, principal, ativo } = &body;
                let expiry = validade.as_deref().map(Expiry::parse).transpose();
                let card = CreditCard {
                    code: tx.next_credit_card()?,
                    brand: read_optional("bandeira", bandeira.as_ref())?,
                    last_digits: LastDigits::parse(ultimos_digitos).map_err(Refused::at("ultimosDigitos"))?,
                    holder: read_optional("nomeTitular", nome_titular.as_ref())?,
                    expiry: expiry.map_err(Refused::at("validade"))?,
                    is_main: *principal,
                    is_active: *ativo,
                    registered: now,
                };
                if card.is_main {
                    tx.clear_main_credit_card(person)?;
                }
                tx.add_credit_card(person, &card)?;
                Ok(card)
            })
            .await?;
        let list = format!("pessoas/{person}/cartoesCredito");
        Ok(operator::Created(shown(&card)).location(location(&list, card.code.get())))
    }

    async fn remover_cartao_credito(
        &self,
        _: Context<'_, ()>,
        asked: RemoverCartaoCreditoParameters,
    ) -> Result<(), RemoverCartaoCreditoError> {
        let person = read_code("codPessoa", asked.cod_pessoa, PersonCode::new)?;
        let card = read_code("codCartaoCredito", asked.cod_cartao_credito, CreditCardCode::new)?;
        self.write(move |tx| {
            let cards = tx.credit_cards(person)?;
            cards.iter().find(|known| known.code == card).ok_or(NotFound)?;
            Ok(tx.remove_credit_card(card)?)
        })
        .await
    }
}

fn shown(card: &CreditCard) -> CartaoCredito {
    let CreditCard { code: number, brand, last_digits, holder, expiry, is_main, is_active, registered } = card;
    CartaoCredito {
        cod_cartao_credito: code(number.get()),
        bandeira: brand.as_ref().map(ToString::to_string),
        ultimos_digitos: last_digits.as_str().to_owned(),
        nome_titular: holder.as_ref().map(ToString::to_string),
        validade: expiry.map(|expiry| expiry.to_string()),
        principal: *is_main,
        ativo: *is_active,
        data_cadastro: Some(moment(*registered)),
    }
}
