//! Those who write whatever the disk does, and write down what they were told.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use benefits_client::types::BeneficioInputToCodigoIntegracao;
use benefits_client::{Error, Nullable, Session};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

use super::super::random::Random;
use crate::world::cpf;

/// A plan and a store of the demo.
const PLAN: i32 = 20;
const STORE: i32 = 1;

/// How long a writer rests: the disk is small.
const REST: Duration = Duration::from_millis(5);

/// What all codes begin with that writers give.
pub(super) const MARK: &str = "disco-";

/// What one writer knows of its benefits, by the code that it gave them itself.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) benefits: BTreeMap<String, Known>,
    pub(super) n_acknowledged: usize,
    pub(super) n_refused: usize,
    /// Whether anything was acknowledged since somebody last asked.
    pub(super) has_news: bool,
    /// Answers that nobody should get.
    pub(super) violations: Vec<String>,
}

/// A benefit as its writer knows it.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) code: i32,
    /// Whether it is active, once that was acknowledged.
    pub(super) acknowledged: Option<bool>,
    /// What was asked for since and not acknowledged: it may be there or not.
    pub(super) maybe: Vec<Maybe>,
}

/// A situation that a benefit may be in.
#[derive(Debug)]
pub(super) struct Maybe {
    pub(super) is_active: bool,
    /// Whether the writer was told that it could not be saved; otherwise it was told nothing.
    pub(super) is_refused: bool,
}

/// Writers at work.
pub(super) struct Writers {
    tasks: Vec<JoinHandle<Page>>,
    is_over: Arc<AtomicBool>,
}

impl Writers {
    /// Sets a writer to work on each page.
    pub(super) fn begin(runtime: &Runtime, session: &Session, pages: Vec<Page>, random: &mut Random) -> Self {
        let is_over = Arc::new(AtomicBool::new(false));
        let tasks = (0..).zip(pages).map(|(writer, page)| {
            let writer = Writer { session: session.clone(), number: writer, page, random: Random::new(random.next()) };
            runtime.spawn(writer.work(Arc::clone(&is_over)))
        });
        Self { tasks: tasks.collect(), is_over }
    }

    /// Lets them finish; their pages.
    pub(super) async fn end(self) -> Vec<Page> {
        self.is_over.store(true, Ordering::Relaxed);
        let mut pages = Vec::new();
        for task in self.tasks {
            pages.push(task.await.expect("no writer panics"));
        }
        pages
    }
}

struct Writer {
    session: Session,
    number: u32,
    page: Page,
    random: Random,
}

impl Writer {
    /// Writes until it is told to stop or nobody answers.
    async fn work(mut self, is_over: Arc<AtomicBool>) -> Page {
        while !is_over.load(Ordering::Relaxed) {
            let (own, is_active) = self.choose();
            let answer = self.save(&own, is_active).await;
            let known = self.page.benefits.entry(own).or_default();
            match answer {
                Ok(code) => {
                    *known = Known { code, acknowledged: Some(is_active), maybe: Vec::new() };
                    self.page.n_acknowledged += 1;
                    self.page.has_news = true;
                }
                Err(error) => {
                    let is_refused = matches!(error, Error::Unavailable { status: 503, .. });
                    known.maybe.push(Maybe { is_active, is_refused });
                    match error {
                        _ if is_refused => self.page.n_refused += 1,
                        Error::Transport { .. } => break,
                        other => self.page.violations.push(format!("a write was answered {other:?}")),
                    }
                }
            }
            tokio::time::sleep(REST).await;
        }
        self.page
    }

    /// A new benefit, or another situation for one that is there.
    fn choose(&mut self) -> (String, bool) {
        let known = self.page.benefits.iter().filter_map(|(own, known)| Some((own, known.acknowledged?)));
        let known: Vec<_> = known.collect();
        if known.is_empty() || self.random.one_in(2) {
            return (format!("{MARK}{}-{}", self.number, self.page.benefits.len()), true);
        }
        let (own, is_active) = *self.random.choose(&known);
        (own.clone(), !is_active)
    }

    /// Saves a benefit, and its member if this is the first; the benefit's code.
    async fn save(&self, own: &str, is_active: bool) -> Result<i32, Error> {
        let document = cpf(710_000_000 + self.number);
        if self.page.n_acknowledged == 0 {
            let save = self.session.salvar_associado();
            save.body_map(|p| p.cpf_cnpj(document.as_str()).nome_pessoa("Disco Exemplo").cod_loja(STORE))
                .send()
                .await?;
        }
        let integration: BeneficioInputToCodigoIntegracao = own.parse().expect("it is short");
        let save = self.session.salvar_beneficio().body_map(|benefit| {
            let benefit =
                benefit.cpf_cnpj(document.as_str()).cod_plano(PLAN).codigo_integracao(Nullable::Value(integration));
            benefit.ativo(is_active)
        });
        let save = match self.page.benefits.get(own) {
            Some(Known { code, acknowledged: Some(_), .. }) => save.body_map(|benefit| benefit.cod_beneficio(*code)),
            _ => save,
        };
        Ok(save.send().await?.cod_beneficio.expect("an answer has a code"))
    }
}
