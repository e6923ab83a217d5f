//! Evento: claims and other occurrences.

use api::runtime::{Context, Items};
use api::{
    Codigo, EventoApi, EventoListaTo, EventoTo, ObterEventoError, PesquisarEventosError, PesquisarEventosParameters,
};
use auth::Principal;
use domain::Refusal;
use domain::events::Involved;
use domain::search::EventFilters;
use domain::values::{CpfCnpj, DayFormat, EventCode, PersonCode, Text};

use super::reading::{self, days, number, text, word};
use super::service::Service;
use super::showing::{self, EventNames};

impl EventoApi for Service {
    async fn pesquisar_eventos(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: PesquisarEventosParameters,
    ) -> Result<Items<EventoListaTo>, PesquisarEventosError> {
        let filters = reading::search(|| {
            Ok(EventFilters {
                involved: word("envolvido", asked.envolvido.as_ref(), Involved::parse)?,
                opened: days(
                    DayFormat::Brazilian,
                    ("dataAberturaInicial", asked.data_abertura_inicial.as_ref()),
                    ("dataAberturaFinal", asked.data_abertura_final.as_ref()),
                )?,
                occurred: days(
                    DayFormat::Brazilian,
                    ("dataEventoInicial", asked.data_evento_inicial.as_ref()),
                    ("dataEventoFinal", asked.data_evento_final.as_ref()),
                )?,
                protocol: text("protocolo", asked.protocolo.as_ref(), Text::parse)?,
                person: number("codPessoa", asked.cod_pessoa, PersonCode::new)?,
                document: text("cpfCnpj", asked.cpf_cnpj.as_ref(), CpfCnpj::parse)?,
            })
        })?;
        self.list(filters, principal.access, |found, reading| {
            let register = reading.attendance_register()?;
            Ok(found.iter().map(|found| showing::listed_event(found, &register)).collect())
        })
        .await
    }

    async fn obter_evento(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_evento: Codigo,
    ) -> Result<EventoTo, ObterEventoError> {
        let code = reading::code("codEvento", cod_evento, EventCode::new)?;
        self.read(move |reading| {
            let family = reading.event(code, &principal.access)?.ok_or(Refusal::NotFound)?;
            let (register, types, stores) =
                (reading.attendance_register()?, reading.vehicle_types()?, reading.stores()?);
            let names = EventNames { register: &register, vehicle_types: &types, stores: &stores };
            let shown = showing::event(&family, &names).ok_or(Refusal::NotFound)?;
            Ok(shown)
        })
        .await
    }
}
