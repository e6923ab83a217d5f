//! Evento: claims and other occurrences.

use api::{Codigo, DataBr, Envolvido, EventoApi, ObterEventoResponse, PesquisarEventosResponse};
use auth::Principal;
use domain::Refusal;
use domain::events::Involved;
use domain::search::EventFilters;
use domain::values::{CpfCnpj, DayFormat, EventCode, PersonCode, Text};

use super::errors::{PathErrors, QueryErrors};
use super::reading::{self, days, number, text, word};
use super::service::Service;
use super::showing::{self, EventNames};

impl EventoApi for Service {
    async fn pesquisar_eventos(
        &self,
        principal: Principal,
        envolvido: Option<Envolvido>,
        data_abertura_inicial: Option<DataBr>,
        data_abertura_final: Option<DataBr>,
        data_evento_inicial: Option<DataBr>,
        data_evento_final: Option<DataBr>,
        protocolo: Option<String>,
        cod_pessoa: Option<Codigo>,
        cpf_cnpj: Option<String>,
    ) -> Result<PesquisarEventosResponse, QueryErrors> {
        let filters = reading::search(|| {
            Ok(EventFilters {
                involved: word("envolvido", envolvido.as_ref(), Involved::parse)?,
                opened: days(
                    DayFormat::Brazilian,
                    ("dataAberturaInicial", data_abertura_inicial.as_ref()),
                    ("dataAberturaFinal", data_abertura_final.as_ref()),
                )?,
                occurred: days(
                    DayFormat::Brazilian,
                    ("dataEventoInicial", data_evento_inicial.as_ref()),
                    ("dataEventoFinal", data_evento_final.as_ref()),
                )?,
                protocol: text("protocolo", protocolo.as_ref(), Text::parse)?,
                person: number("codPessoa", cod_pessoa, PersonCode::new)?,
                document: text("cpfCnpj", cpf_cnpj.as_ref(), CpfCnpj::parse)?,
            })
        })?;
        self.read(move |reading| {
            let found = reading.find_events(&filters, &principal.access)?;
            let register = reading.attendance_register()?;
            let shown = found.iter().map(|found| showing::listed_event(found, &register)).collect();
            Ok(PesquisarEventosResponse::Ok(shown))
        })
        .await
    }

    async fn obter_evento(&self, principal: Principal, cod_evento: Codigo) -> Result<ObterEventoResponse, PathErrors> {
        let code = reading::code("codEvento", cod_evento, EventCode::new)?;
        self.read(move |reading| {
            let family = reading.event(code, &principal.access)?.ok_or(Refusal::NotFound)?;
            let (register, types, stores) =
                (reading.attendance_register()?, reading.vehicle_types()?, reading.stores()?);
            let names = EventNames { register: &register, vehicle_types: &types, stores: &stores };
            let shown = showing::event(&family, &names).ok_or(Refusal::NotFound)?;
            Ok(ObterEventoResponse::Ok(shown))
        })
        .await
    }
}
