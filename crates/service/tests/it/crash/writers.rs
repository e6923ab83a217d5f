//! Those who write until the program is dead, and write down what they were told.

use benefits_client::types::BeneficioInputToCodigoIntegracao;
use benefits_client::{Error, Session};

use super::Random;
use super::ledger::{Asked, Ledger, Page};

/// A plan and a store of the demo.
const PLAN: i32 = 20;
const STORE: i32 = 1;

/// What all codes begin with that writers give.
pub(super) const MARK: &str = "fogo-";

/// Sets all writers to work; the future is their pages, once the program is dead.
pub(super) fn start(session: &Session, ledger: &mut Ledger, seeds: &[u32]) -> impl Future<Output = Vec<Page>> + use<> {
    let pages = std::mem::take(&mut ledger.pages);
    let tasks: Vec<_> = (0..)
        .zip(pages)
        .zip(seeds)
        .map(|((writer, page), seed)| tokio::spawn(write(session.clone(), writer, page, Random::new(*seed))))
        .collect();
    async move {
        let mut pages = Vec::new();
        for task in tasks {
            pages.push(task.await.expect("no writer panics"));
        }
        pages
    }
}

async fn write(session: Session, writer: u32, mut page: Page, mut random: Random) -> Page {
    loop {
        let asked = choose(writer, &mut page, &mut random);
        page.unanswered = Some(asked.clone());
        match ask(&session, writer, &page, &asked).await {
            Ok(code) => {
                page.unanswered = None;
                page.n_acknowledged += 1;
                page.is_done(asked, code);
            }
            // It says that it could not: nothing was done.
            Err(Error::Unavailable { status: 503, .. }) => page.unanswered = None,
            Err(Error::Transport { .. }) => return page,
            Err(other) => panic!("{asked:?}: {other:?}"),
        }
    }
}

fn choose(writer: u32, page: &mut Page, random: &mut Random) -> Asked {
    page.n_made += 1;
    let number = page.n_made;
    if page.member.is_none() {
        return Asked::Member(format!("Fogo {}", letters(number)));
    }
    let n_known = page.benefits.len() as u64;
    match random.below(10) {
        0 => Asked::Member(format!("Fogo {}", letters(number))),
        1..4 => Asked::Make(format!("{MARK}{writer}-{number}")),
        _ if n_known == 0 => Asked::Make(format!("{MARK}{writer}-{number}")),
        _ => {
            let idx = usize::try_from(random.below(n_known)).expect("few");
            let (own, known) = page.benefits.iter().nth(idx).expect("it is one of them");
            Asked::Move(own.clone(), !known.is_active)
        }
    }
}

/// Writes; the answer is the code of the benefit, or of the member.
async fn ask(session: &Session, writer: u32, page: &Page, asked: &Asked) -> Result<i32, Error> {
    let document = cpf(writer);
    let save = |own: &str| {
        let own: BeneficioInputToCodigoIntegracao = own.parse().expect("it is short");
        session.salvar_beneficio().body_map(|b| b.cpf_cnpj(document.as_str()).cod_plano(PLAN).codigo_integracao(own))
    };
    let code = match asked {
        Asked::Member(name) => {
            let save = session.salvar_associado();
            let save = save.body_map(|p| p.cpf_cnpj(document.as_str()).nome_pessoa(name.as_str()).cod_loja(STORE));
            save.send().await?.cod_pessoa
        }
        Asked::Make(own) => save(own).body_map(|b| b.ativo(true)).send().await?.cod_beneficio,
        Asked::Move(own, is_active) => {
            let code = page.benefits[own].code;
            save(own).body_map(|b| b.cod_beneficio(code).ativo(*is_active)).send().await?.cod_beneficio
        }
    };
    Ok(code.expect("an answer has a code"))
}

/// The document of a writer's member.
pub(super) fn cpf(writer: u32) -> String {
    let mut digits: Vec<u32> = format!("{:09}", 700_000_000 + writer).bytes().map(|b| u32::from(b - b'0')).collect();
    for first in [10, 11] {
        let sum: u32 = digits.iter().zip((2..=first).rev()).map(|(digit, weight)| digit * weight).sum();
        digits.push(sum * 10 % 11 % 10);
    }
    digits.into_iter().map(|digit| digit.to_string()).collect()
}

/// A number as a name may have it.
fn letters(number: u32) -> String {
    number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'A')).collect()
}
