//! `docs/walkthrough.md`: a real change from edit to green, told by the commands themselves.
//!
//! The page is what running the story in a copy of this workspace prints. `BLESS=1 cargo test -p xtask walkthrough` writes it
//! anew.

use std::fs;

use clap::FromArgMatches;

use contractual::copy::Copy;
use contractual::{Workspace, workspace};

use crate::checks::GATE;
use crate::cli::Cli;
use crate::command_line;

/// One step of the story.
enum Step {
    /// Text between the commands.
    Say(&'static str),
    /// A document as it is saved: what stood there, and what stands there now.
    Save(&'static str, &'static str),
    /// A command as it is typed.
    Run(&'static str),
}

use Step::{Run, Save, Say};

const DOCUMENT: &str = "spec/service.yaml";

const STORY: &[Step] = &[
    Say("# A change, from edit to green\n\n\
         Four changes of `spec/service.yaml`, one after the other: a field, an operation, a tightened pattern, a removed \
         status. Every command and every line below it is real: a test runs this story in a copy of the workspace and compares \
         this page with what was said (`cargo test -p xtask walkthrough`; `BLESS=1` before it writes the page anew).\n\n\
         `cargo xtask watch` in a second terminal shows the same on every save."),
    Say("## A field\n\nA supplier gets a page on the web."),
    Save(
        "          description: E-mail de contato.\n          x-origin: decided\n        telefones:\n",
        "          description: E-mail de contato.\n          x-origin: decided\n        site:\n          type: string\n          \
         description: Página na internet.\n        telefones:\n",
    ),
    Run("cargo xtask lint"),
    Say("The house rules ask where the field comes from; a limit was forgotten, too."),
    Save(
        "        site:\n          type: string\n          description: Página na internet.\n",
        "        site:\n          type: string\n          maxLength: 200\n          description: Página na internet.\n          \
         x-origin: decided\n",
    ),
    Run("cargo xtask lint"),
    Run("cargo xtask check documents generated released"),
    Say(
        "The document is in order, and what was generated from the old one is not. Nobody who uses the release is hurt.",
    ),
    Run("cargo xtask generate"),
    Say(
        "`cargo xtask diff` tells of the field in a note, among all that was added since the release. Where the service \
         builds the struct, the compiler now says `E0063: missing field site`; `CONTRIBUTING.md` has a \
         table of what it says about which change. The schema of the type has changed, too, so its snapshot must be read: \
         `cargo insta test -p contract-tests --test it`, then `cargo insta review`.",
    ),
    Say("## An operation\n\nStores can be asked for one by one."),
    Save(
        "  /ext/administracao/vendedor:\n    get:\n",
        "  /ext/administracao/loja/{codLoja}:\n    get:\n      operationId: obterLoja\n      tags: [Administracao]\n      \
         summary: Obtém uma loja\n      description: Devolve código e nome da loja.\n      x-origin: decided\n      \
         security:\n        - bearer: []\n      parameters:\n        - name: codLoja\n          in: path\n          \
         required: true\n          description: Código da loja.\n          schema: {$ref: '#/components/schemas/Codigo'}\n          \
         example: 1\n          x-origin: decided\n      responses:\n        '200':\n          description: A loja.\n          \
         content:\n            application/json:\n              schema: {$ref: '#/components/schemas/CodigoNomeTO'}\n              \
         example: {codigo: 1, nome: Loja Exemplo Centro}\n          x-origin: decided\n        \
         '400': {$ref: '#/components/responses/Invalido'}\n        '401': {$ref: '#/components/responses/NaoAutorizado'}\n        \
         '404': {$ref: '#/components/responses/NaoEncontrado'}\n        '500': {$ref: '#/components/responses/ErroInterno'}\n        \
         '503': {$ref: '#/components/responses/Indisponivel'}\n\n  /ext/administracao/vendedor:\n    get:\n",
    ),
    Run("cargo xtask lint"),
    Run("cargo xtask generate"),
    Say(
        "The trait of the tag has a method more, without a body: the service does not compile until somebody writes it \
         (`E0046: not all trait items implemented, missing: obter_loja`). The mock answers it at once, with every status that \
         it declares; six snapshots are recorded and read as above.",
    ),
    Say("## A tightened pattern\n\nDays between which deals are searched for may no longer be empty."),
    Save("      pattern: ^(\\d{4}\\-\\d{2}\\-\\d{2})?$\n", "      pattern: ^(\\d{4}\\-\\d{2}\\-\\d{2})$\n"),
    Run("cargo xtask check released"),
    Say("That breaks callers, and the list shows the value that they can no longer send. It is taken back."),
    Save("      pattern: ^(\\d{4}\\-\\d{2}\\-\\d{2})$\n", "      pattern: ^(\\d{4}\\-\\d{2}\\-\\d{2})?$\n"),
    Say("## A removed status\n\nThe list of stores is never refused as malformed, it is said."),
    Save(
        "          x-origin: stated\n        '400': {$ref: '#/components/responses/Invalido'}\n        \
         '401': {$ref: '#/components/responses/NaoAutorizado'}\n        '500': {$ref: '#/components/responses/ErroInterno'}\n        \
         '503': {$ref: '#/components/responses/Indisponivel'}\n\n  /ext/administracao/loja/{codLoja}:\n",
        "          x-origin: stated\n        '401': {$ref: '#/components/responses/NaoAutorizado'}\n        \
         '500': {$ref: '#/components/responses/ErroInterno'}\n        '503': {$ref: '#/components/responses/Indisponivel'}\n\n  \
         /ext/administracao/loja/{codLoja}:\n",
    ),
    Run("cargo xtask check generated released"),
    Say(
        "What is generated follows the document, and the release says whether callers mind. The whole gate would also call \
         the snapshot of that answer orphaned. But the framework does answer 400, to a query that it does not know: the line \
         is put back.",
    ),
    Save(
        "          x-origin: stated\n        '401': {$ref: '#/components/responses/NaoAutorizado'}\n        \
         '500': {$ref: '#/components/responses/ErroInterno'}\n        '503': {$ref: '#/components/responses/Indisponivel'}\n\n  \
         /ext/administracao/loja/{codLoja}:\n",
        "          x-origin: stated\n        '400': {$ref: '#/components/responses/Invalido'}\n        \
         '401': {$ref: '#/components/responses/NaoAutorizado'}\n        '500': {$ref: '#/components/responses/ErroInterno'}\n        \
         '503': {$ref: '#/components/responses/Indisponivel'}\n\n  /ext/administracao/loja/{codLoja}:\n",
    ),
    Say("## Green"),
    Run("cargo xtask generate"),
    Run("cargo xtask check documents generated released architecture"),
    Say(
        "`cargo xtask check` alone adds the running servers, the wire, the client's reading and the pages; it is what CI asks, \
         and `docs/ci/` shows how.",
    ),
];

#[test]
#[ignore = "long"]
fn walkthrough_is_what_the_commands_say() {
    let root = workspace::root().unwrap();
    let copy = Copy::of(&root).unwrap();
    let told: Vec<String> = STORY.iter().map(|step| step.told(&copy)).collect();
    let page = format!("{}\n", told.join("\n\n"));
    let path = root.join("docs/walkthrough.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &page).unwrap();
    }
    let present = fs::read_to_string(&path).unwrap_or_default();
    assert!(present == page, "docs/walkthrough.md is stale; BLESS=1 writes it anew. It should be\n\n{page}");
}

impl Step {
    /// Does it, and tells of it in Markdown.
    fn told(&self, copy: &Copy) -> String {
        match self {
            Say(text) => (*text).to_owned(),
            Save(from, to) => {
                let path = copy.root().join(DOCUMENT);
                let before = fs::read_to_string(&path).unwrap();
                assert_eq!(before.matches(from).count(), 1, "the story's place is there once: {from}");
                let after = before.replacen(from, to, 1);
                fs::write(path, &after).unwrap();
                let diff = similar::TextDiff::from_lines(&before, &after);
                format!("```diff\n{}```", diff.unified_diff().context_radius(1).header(DOCUMENT, DOCUMENT))
            }
            Run(command) => format!("```console\n$ {command}\n{}\n```", said(copy, command)),
        }
    }
}

/// Output of a command in the copy.
fn said(copy: &Copy, command: &str) -> String {
    let cli = Cli::from_arg_matches(&command_line().get_matches_from(command.split(' ').skip(1))).unwrap();
    let mut out = anstream::StripStream::new(Vec::new());
    let workspace = Workspace { root: Some(copy.root().to_owned()), gate: &GATE };
    crate::run(cli.command.as_ref(), &workspace, &mut out).unwrap();
    let text = workspace::redacted(&String::from_utf8(out.into_inner()).unwrap(), copy.root(), "@").replace("@/", "");
    // How long it took varies.
    let lines = text.lines().map(|line| match line.split_once(" in ").filter(|_| line.contains(" s: ")) {
        Some((checks, rest)) => format!("{checks}: {}", rest.split_once(": ").map_or(rest, |(_, names)| names)),
        None => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n").trim_end().to_owned()
}
