//! Things are deactivated at random, and everything that was read is sent back.
//!
//! The machine fills a service; what it then knows is only whom to ask for what. Whatever was deactivated, what is sent back
//! as it was read is taken and changes nothing, and nothing new is taken by what was deactivated.

use std::time::Instant;

use serde_json::{Value, json};

use super::super::orders;
use super::super::random::Random;
use super::dependents::KINSHIPS;
use super::state::{Benefit, Model};
use super::table::{FIELDS, FUNNELS, PLANS, REGISTERS, SELLERS, STORES, SUPPLIERS, TYPES};
use super::wire::{Exchange, Who, Wire, code};
use super::{registers, run};
use crate::world::{Home, World, encoded};

/// How many steps fill the service.
const N_STEPS: u32 = 400;

/// How often something else is deactivated.
const N_ROUNDS: u32 = 4;

/// Registers whose records are deactivated.
const DEACTIVATED: &[&str] = &[STORES, PLANS, SELLERS, FUNNELS, FIELDS, TYPES];

/// Fields that are sent of a person as they are read of a member.
const PERSON: &[&str] = &[
    "cpfCnpj",
    "nomePessoa",
    "codLoja",
    "sexo",
    "dataNascimento",
    "email",
    "identidade",
    "numeroCnh",
    "categoriaCnh",
    "nomeMae",
    "estadoCivil",
    "conjuge",
    "nomeEmpresa",
    "cpfCnpjResponsavelFinanceiro",
    "endereco",
    "enderecoResponsavelFinanceiro",
];

const BENEFIT: &[&str] = &[
    "codBeneficio",
    "cpfCnpj",
    "codLoja",
    "situacao",
    "diaVencimento",
    "numeroCartaoDesconto",
    "codConsultor",
    "codRepresentante",
    "codigoIntegracao",
    "dataAdesao",
];

const VEHICLE: &[&str] = &[
    "placa",
    "chassi",
    "renavam",
    "marca",
    "modelo",
    "anoFabricacao",
    "anoModelo",
    "cor",
    "numeroPortas",
    "valorVeiculo",
    "valorProtegido",
    "valorParticipacao",
];

const DEPENDENT: &[&str] = &[
    "codDependente",
    "nome",
    "cpf",
    "dataNascimento",
    "identidade",
    "numeroCartaoDesconto",
    "telefone",
    "sexo",
    "planos",
    "ativo",
];

const LEAD: &[&str] = &[
    "codLead",
    "nomePessoa",
    "cpfCnpj",
    "email",
    "cidade",
    "uf",
    "mensagem",
    "origem",
    "codFunil",
    "codEtapa",
    "codLoja",
    "codUsuarioResponsavel",
    "codConsultor",
];

const DEAL: &[&str] = &[
    "codLead",
    "descricao",
    "situacao",
    "motivoPerda",
    "codFunil",
    "codEtapa",
    "codLoja",
    "codUsuarioResponsavel",
    "codConsultor",
    "tipoBeneficio",
    "codPlano",
    "valor",
    "veiculo",
    "dataPrevisaoFechamento",
    "observacao",
];

#[test]
#[ignore = "long"]
fn what_was_read_is_sent_back_whatever_was_deactivated_on_sqlite() {
    campaign("SQLite", orders::sqlite);
}

#[test]
#[ignore = "long"]
fn what_was_read_is_sent_back_whatever_was_deactivated_on_postgresql() {
    campaign("PostgreSQL", orders::postgres);
}

fn campaign(engine: &str, home: impl Fn() -> Option<Home>) {
    let (seed, end) = (orders::seed(), orders::end());
    let (mut n_returned, mut n_refused, mut n_services) = (0, 0, 0);
    let mut random = Random::new(seed);
    while end.map_or(n_services == 0, |end| Instant::now() < end) {
        let Some(home) = home() else { return };
        let world = World::at(home);
        let mut wire = Wire::new(&world);
        let (_, model) = run(&world, &mut wire, &mut random, N_STEPS, None);
        let mut campaign = Campaign { model: &model, wire: &mut wire, n_returned: 0, n_refused: 0 };
        let colleague = campaign.hire();
        for _ in 0..N_ROUNDS {
            campaign.deactivate(&mut random, colleague);
            campaign.send_back();
            campaign.add(&mut random, colleague);
        }
        n_returned += campaign.n_returned;
        n_refused += campaign.n_refused;
        n_services += 1;
    }
    assert!(n_returned > 0 && n_refused > 0, "nothing was tried");
    eprintln!(
        "model: {engine}, deactivated, seed {seed}: {n_returned} records sent back with {n_services} services, {n_refused} \
         new ones refused"
    );
}

/// A service that the machine has filled.
struct Campaign<'c, 'w> {
    model: &'c Model,
    wire: &'c mut Wire<'w>,
    n_returned: u32,
    n_refused: u32,
}

impl<'c> Campaign<'c, '_> {
    /// Lets somebody in who becomes responsible for every lead and every deal.
    fn hire(&mut self) -> i32 {
        let user =
            json!({"usuario": "colega", "nomeUsuario": "Colega", "email": "colega@example.com", "codLojas": [1, 2]});
        let answer = self.wire.ask(Who::Operator, "POST", "/operador/usuarios", Some(&user));
        answer.is(201);
        let colleague = answer.code("codUsuario");
        for (code, lead) in &self.model.leads {
            let sent = json!({"codLead": code, "nomePessoa": lead.name, "codUsuarioResponsavel": colleague});
            self.wire.ask(lead.who, "POST", "/ext/crm/lead", Some(&sent)).is(200);
        }
        for (code, deal) in &self.model.deals {
            let sent = json!({"codLead": deal.lead, "codUsuarioResponsavel": colleague});
            let who = self.model.leads[&deal.lead].who;
            self.wire.ask(who, "PUT", &format!("/ext/crm/negocio/{code}"), Some(&sent)).is(200);
        }
        colleague
    }

    /// Deactivates some records of every register and activates others, and perhaps the colleague.
    fn deactivate(&mut self, random: &mut Random, colleague: i32) {
        for register in REGISTERS.iter().filter(|register| DEACTIVATED.contains(&register.path)) {
            for mut record in registers::listed(self.wire, register, "", 100) {
                record["ativo"] = json!(random.one_in(2));
                let path = format!("/operador/{}/{}", register.path, record[register.code]);
                self.wire.ask(Who::Operator, "PUT", &path, Some(&record)).is(200);
            }
        }
        let path = format!("/operador/usuarios/{colleague}");
        let sent = json!({"ativo": random.one_in(2)});
        self.wire.ask(Who::Operator, "PATCH", &path, Some(&sent)).is(200);
    }

    /// Reads every record and sends it back.
    fn send_back(&mut self) {
        let model: &'c Model = self.model;
        for register in REGISTERS {
            for record in registers::listed(self.wire, register, "", 100) {
                let number = code(&record, register.code);
                // Suppliers who were there before share a document, which a register would not let them.
                if register.path == SUPPLIERS && model.foreign.contains(&(SUPPLIERS, number)) {
                    continue;
                }
                let path = format!("/operador/{}/{number}", register.path);
                self.returned(Who::Operator, "PUT", &path, &record, |wire| {
                    wire.ask(Who::Operator, "GET", &path, None).body
                });
            }
        }
        for ((who, _), member) in &model.members {
            let path = format!("/ext/associado?codPessoa={}", member.code);
            let read = |wire: &mut Wire<'_>| wire.ask(*who, "GET", &path, None).body["itens"][0].clone();
            let sent = picked(&read(self.wire), PERSON);
            self.returned(*who, "POST", "/ext/associado", &sent, read);
        }
        for (code, benefit) in &model.benefits {
            self.send_back_benefit(*code, benefit);
        }
        for lead in model.leads.keys() {
            self.send_back_lead(*lead);
        }
        for deal in model.deals.keys() {
            self.send_back_deal(*deal);
        }
    }

    fn send_back_benefit(&mut self, code: i32, benefit: &Benefit) {
        let Benefit { who, sequential, plan, .. } = benefit;
        let path = format!("/ext/beneficio?sequencial={sequential}");
        let read = |wire: &mut Wire<'_>| wire.ask(*who, "GET", &path, None).body[0].clone();
        let shown = read(self.wire);
        let mut sent = picked(&shown, BENEFIT);
        sent["codPlano"] = json!(plan);
        let path = match shown.get("veiculo") {
            None => "/ext/beneficio",
            Some(vehicle) => {
                let vehicle = picked(vehicle, VEHICLE);
                sent.as_object_mut().unwrap().extend(vehicle.as_object().unwrap().clone());
                "/ext/beneficio/veicular"
            }
        };
        self.returned(*who, "POST", path, &sent, read);
        let members = format!("/ext/associado?cpf={}", benefit.document);
        let values = |wire: &mut Wire<'_>| {
            let found = wire.ask(*who, "GET", &members, None);
            let items = found.body["itens"].as_array().unwrap();
            items.iter().find(|it| it["codBeneficio"] == code).unwrap()["dadosAdicionais"].clone()
        };
        let (held, model) = (values(self.wire), self.model);
        if self.has_required(model.kind_of(*plan), &held) {
            self.returned(*who, "PUT", &format!("/ext/beneficio/{code}/dadosAdicionais"), &held, values);
        }
        let list = format!("/ext/beneficio/{code}/dependentes");
        for dependent in self.wire.ask(*who, "GET", &list, None).body.as_array().unwrap() {
            let mut sent = picked(dependent, DEPENDENT);
            sent["codBeneficio"] = json!(code);
            let word = KINSHIPS.iter().find(|(_, shown)| dependent["parentesco"] == *shown);
            sent["parentesco"] = json!(word.map_or("OUTRO", |(word, _)| word));
            self.returned(*who, "POST", "/ext/beneficio/dependente", &sent, |wire| {
                wire.ask(*who, "GET", &list, None).body
            });
        }
    }

    /// Whether values are there for all fields that must have one.
    fn has_required(&mut self, kind: &str, held: &Value) -> bool {
        let register = REGISTERS.iter().find(|it| it.path == FIELDS).unwrap();
        let fields = registers::listed(self.wire, register, "", 100);
        let mut needed =
            fields.iter().filter(|it| it["tipoBeneficio"] == kind && it["ativo"] == true && it["obrigatorio"] == true);
        needed.all(|field| held.as_array().unwrap().iter().any(|it| it["nome"] == field["nome"]))
    }

    fn send_back_lead(&mut self, code: i32) {
        let model: &'c Model = self.model;
        let lead = &model.leads[&code];
        let path = format!("/ext/crm/lead?filtro={}", encoded(&lead.name));
        let read = |wire: &mut Wire<'_>| {
            let found = wire.ask(lead.who, "GET", &path, None);
            found.body.as_array().unwrap().iter().find(|it| it["codLead"] == code).unwrap().clone()
        };
        let shown = read(self.wire);
        let mut sent = picked(&shown, LEAD);
        sent["telefone"] = shown["telefoneCelular"].clone();
        self.returned(lead.who, "POST", "/ext/crm/lead", &sent, read);
    }

    fn send_back_deal(&mut self, code: i32) {
        let who = self.model.leads[&self.model.deals[&code].lead].who;
        let path = format!("/ext/crm/negocio/{code}");
        let read = |wire: &mut Wire<'_>| wire.ask(who, "GET", &path, None).body;
        let shown = read(self.wire);
        self.returned(who, "PUT", &path, &picked(&shown, DEAL), read);
        for dependent in shown["dependentes"].as_array().unwrap() {
            let path = format!("{path}/dependente/{}", dependent["codDependente"]);
            self.returned(who, "PUT", &path, dependent, read);
        }
    }

    /// Sends what was read: it is taken, and the same is read again.
    #[track_caller]
    fn returned(
        &mut self,
        who: Who,
        method: &'static str,
        path: &str,
        sent: &Value,
        read: impl Fn(&mut Wire<'_>) -> Value,
    ) {
        let before = read(self.wire);
        self.wire.ask(who, method, path, Some(sent)).is(200);
        let after = read(self.wire);
        assert_eq!(timeless(after), timeless(before), "{method} {path} {sent}");
        self.n_returned += 1;
    }

    /// Asks for new records, with what was deactivated and with what was not.
    fn add(&mut self, random: &mut Random, colleague: i32) {
        let (model, is_active) = (self.model, self.activity(colleague));
        for who in [Who::Centre, Who::Coast] {
            let is_open = is_active(STORES, who.store());
            let [funnel, plan, seller] = [FUNNELS, PLANS, SELLERS].map(|register| {
                let codes: Vec<i32> = self.known(register).iter().map(|(code, _)| *code).collect();
                *random.choose(&codes)
            });
            let lead = json!({"nomePessoa": "Nova", "telefone": "86999990010"});
            let with = |field: &str, value: i32| {
                let mut lead = lead.clone();
                lead[field] = json!(value);
                lead
            };
            let path = "/ext/crm/lead";
            self.register(who, path, &lead, is_open);
            self.register(who, path, &with("codFunil", funnel), is_open && is_active(FUNNELS, funnel));
            self.register(
                who,
                path,
                &with("codUsuarioResponsavel", colleague),
                is_open && is_active("usuarios", colleague),
            );
            let sells = is_active(SELLERS, seller) && self.is_consultant(who, seller);
            self.register(who, path, &with("codConsultor", seller), is_open && sells);
            if let Some((lead, _)) = model.leads.iter().find(|(_, lead)| lead.who == who) {
                let path = "/ext/crm/negocio";
                self.register(who, path, &json!({"codLead": lead}), is_open);
                let sent = json!({"codLead": lead, "codFunil": funnel});
                self.register(who, path, &sent, is_open && is_active(FUNNELS, funnel));
                let sent = json!({"codLead": lead, "codPlano": plan});
                self.register(who, path, &sent, is_open && is_active(PLANS, plan));
            }
            if let Some((_, document)) = model.members.keys().find(|(owner, _)| *owner == who) {
                let is_vehicular =
                    self.known(PLANS).iter().any(|(code, it)| *code == plan && it["tipoBeneficio"] == "VEICULAR");
                let sent = json!({"cpfCnpj": document, "codPlano": plan});
                self.register(who, "/ext/beneficio", &sent, is_open && is_active(PLANS, plan) && !is_vehicular);
            }
            if let Some((benefit, known)) = model.benefits.iter().find(|(_, it)| it.who == who) {
                let path = format!("/ext/beneficio?sequencial={}", known.sequential);
                let shown = self.wire.ask(who, "GET", &path, None);
                let is_cancelled = shown.body[0]["tipoSituacao"] == "CANCELADO";
                let sent = json!({"codBeneficio": benefit, "nome": "Novo", "planos": [plan]});
                self.register(who, "/ext/beneficio/dependente", &sent, is_active(PLANS, plan) && !is_cancelled);
            }
        }
    }

    fn is_consultant(&mut self, who: Who, seller: i32) -> bool {
        let sellers = self.known(SELLERS);
        let (_, seller) = sellers.iter().find(|(code, _)| *code == seller).unwrap();
        seller["tipo"] == "Consultor" && seller.get("codLoja").is_none_or(|store| *store == who.store())
    }

    /// Who and what is active now.
    fn activity(&mut self, colleague: i32) -> impl Fn(&str, i32) -> bool + use<> {
        let mut active: Vec<(&'static str, i32)> = Vec::new();
        for register in [STORES, FUNNELS, PLANS, SELLERS] {
            let known = self.known(register);
            active.extend(known.iter().filter(|(_, it)| it["ativo"] == true).map(|(code, _)| (register, *code)));
        }
        let user = self.wire.ask(Who::Operator, "GET", &format!("/operador/usuarios/{colleague}"), None);
        if user.body["ativo"] == true {
            active.push(("usuarios", colleague));
        }
        move |register, code| active.contains(&(register, code))
    }

    /// The records of a register, by their codes.
    fn known(&mut self, path: &str) -> Vec<(i32, Value)> {
        let register = REGISTERS.iter().find(|it| it.path == path).unwrap();
        let records = registers::listed(self.wire, register, "", 100);
        records.into_iter().map(|record| (code(&record, register.code), record)).collect()
    }

    #[track_caller]
    fn register(&mut self, who: Who, path: &str, sent: &Value, is_taken: bool) {
        let answer: Exchange = self.wire.ask(who, "POST", path, Some(sent));
        answer.is(if is_taken { 200 } else { 400 });
        self.n_refused += u32::from(!is_taken);
    }
}

/// Those fields of a record that are sent; what it does not have is not.
fn picked(record: &Value, fields: &[&str]) -> Value {
    let known = fields.iter().filter_map(|field| Some(((*field).to_owned(), record.get(field)?.clone())));
    known.filter(|(_, value)| !value.is_null()).collect()
}

/// A record without the moment of its last change, wherever it stands.
fn timeless(mut record: Value) -> Value {
    match &mut record {
        Value::Object(fields) => drop(fields.remove("dataAtualizacao")),
        Value::Array(_) | Value::String(_) | Value::Number(_) | Value::Bool(_) | Value::Null => {}
    }
    record
}
