//! What has situations, whatever it is: opened, moved and read through the operator's generated client.
//!
//! Benefits are opened through the service alone, so only their moves are here.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use domain::attendance::Entity;
use operator::client::{Client, Connection, Error, operations, types};
use serde_json::{Value, json};

/// How a call of the operator fails.
pub(super) type Refused = Error<types::Erro>;

/// The operator's token of a demo.
const TOKEN: &str = "demo";

/// What a demo offers to choose from.
#[derive(Debug, Clone)]
pub(super) struct Choices {
    situations: BTreeMap<Entity, Vec<i32>>,
    inactive: i32,
    kinds: BTreeMap<Entity, i32>,
    clinic: i32,
}

/// Whom and what something is opened for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ground {
    pub(super) person: i32,
    pub(super) benefit: i32,
}

/// What was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Opened {
    pub(super) code: i32,
    pub(super) history: i32,
}

/// The operator's client of a program that runs on a demo.
pub(super) fn client(address: SocketAddr) -> Client {
    let connection = Connection::builder(&format!("http://{address}"))
        .operations(operations::OPERATIONS)
        .schemes(operations::SCHEMES);
    Client::from(connection.bearer("operador", TOKEN).build().unwrap())
}

impl Choices {
    /// Asks for what there is.
    pub(super) async fn read(client: &Client) -> Self {
        let mut situations: BTreeMap<Entity, Vec<i32>> = BTreeMap::new();
        for situation in client.listar_situacoes().send().await.unwrap().into_inner() {
            let entity = Entity::parse(situation.entidade.as_str()).unwrap();
            let (code, known) = (situation.cod_situacao.unwrap(), situations.entry(entity).or_default());
            // Where things begin comes first.
            known.insert(if situation.inicial == Some(true) { 0 } else { known.len() }, code);
        }
        let benefits = client.listar_situacoes_beneficio().send().await.unwrap().into_inner();
        let code = |it: &types::SituacaoBeneficio| it.cod_situacao.unwrap();
        let default_of = |kind| benefits.iter().find(|it| it.tipo_situacao == kind && it.padrao == Some(true));
        let [active, inactive] = [types::TipoSituacao::Ativo, types::TipoSituacao::Inativo].map(default_of);
        let mut codes: Vec<i32> = benefits.iter().map(code).collect();
        codes.sort_by_key(|situation| *situation != code(active.unwrap()));
        situations.insert(Entity::Benefit, codes);
        let types = client.listar_tipos().send().await.unwrap().into_inner();
        let kind = |it: types::Tipo| (Entity::parse(it.entidade.as_str()).unwrap(), it.cod_tipo.unwrap());
        let clinics = client.listar_fornecedores().ativo(true).send().await.unwrap().into_inner();
        Self {
            situations,
            inactive: code(inactive.unwrap()),
            kinds: types.into_iter().map(kind).collect(),
            clinic: clinics.itens[0].cod_fornecedor.unwrap(),
        }
    }

    /// The situations of an entity, where things begin first.
    pub(super) fn situations(&self, entity: Entity) -> &[i32] {
        &self.situations[&entity]
    }

    /// The situation of benefits that the service takes for inactive.
    pub(super) fn inactive(&self) -> i32 {
        self.inactive
    }

    /// Opens one of an entity, once for a key, with a text that it is known by.
    pub(super) async fn open(
        &self,
        client: &Client,
        entity: Entity,
        ground: Ground,
        (key, text): (&str, &str),
    ) -> Result<Opened, Refused> {
        let (Ground { person, benefit }, kind) = (ground, self.kinds[&entity]);
        macro_rules! open {
            ($open:ident, $type:ident, $code:ident, $sent:expr) => {{
                let sent: types::$type = body($sent);
                let opened = client.$open().idempotency_key(key).body(sent).send().await?.into_inner();
                let history = opened.historico.unwrap_or_default();
                let [only] = &history[..] else { panic!("it has just begun: {history:?}") };
                Ok(Opened { code: opened.$code.unwrap(), history: only.cod_historico.unwrap() })
            }};
        }
        match entity {
            Entity::Consultation => open!(
                abrir_consulta,
                Consulta,
                cod_consulta,
                json!({"codPessoa": person, "codBeneficio": benefit, "codEspecialidade": kind, "nomeMedico": text,
                       "codClinica": self.clinic, "dataConsulta": "2030-09-01T14:00:00Z"})
            ),
            Entity::HelpDesk => open!(
                abrir_help_desk,
                HelpDesk,
                cod_help_desk,
                json!({"codPessoa": person, "codBeneficio": benefit, "codTipoHelpDesk": kind, "descricao": text})
            ),
            Entity::Inspection => open!(
                abrir_vistoria,
                Vistoria,
                cod_vistoria,
                json!({"codBeneficio": benefit, "codTipoVistoria": kind, "vistoriador": text})
            ),
            Entity::Event => open!(
                abrir_evento,
                Evento,
                cod_evento,
                json!({"codPessoa": person, "codBeneficio": benefit, "codTipoEvento": kind, "descricao": text,
                       "dataEvento": "2026-07-01"})
            ),
            Entity::Benefit => panic!("benefits are opened through the service"),
        }
    }
}

/// Moves something from where it is expected, if anywhere, to a situation.
pub(super) async fn move_to(
    client: &Client,
    (entity, code): (Entity, i32),
    to: i32,
    expected: Option<i32>,
) -> Result<types::Movimento, Refused> {
    let sent = json!({"codSituacao": to, "codSituacaoEsperada": expected});
    let usual = || body::<types::MovimentoInput>(sent.clone());
    let moved = match entity {
        Entity::Consultation => client.mover_consulta().cod_consulta(code).body(usual()).send().await?,
        Entity::HelpDesk => client.mover_help_desk().cod_help_desk(code).body(usual()).send().await?,
        Entity::Inspection => {
            let sent: types::MovimentoVistoriaInput = body(sent);
            client.mover_vistoria().cod_vistoria(code).body(sent).send().await?
        }
        Entity::Benefit => client.mover_beneficio().cod_beneficio(code).body(usual()).send().await?,
        Entity::Event => client.mover_evento().cod_evento(code).body(usual()).send().await?,
    };
    Ok(moved.into_inner())
}

fn body<T: for<'de> operator::runtime::json::Deserialize<'de>>(sent: Value) -> T {
    serde_json::from_value(sent).unwrap()
}
