//! A throw-away workspace to compare in.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use clap::{FromArgMatches, Parser};
use serde_json::Value;

use crate::configuration::Configuration;
use crate::diff::{Args, run_in};
use crate::outcome::Outcome;
use crate::workspace;

/// Two operations.
pub(crate) const FIRST: &str = "\
openapi: 3.0.3
info: {title: Pets, version: '1.0', license: {name: MIT}}
servers: [{url: 'https://pets.example.com'}]
security: []
paths:
  /owners:
    get: {operationId: listOwners, summary: List, responses: {'200': {description: Owners.}}}
  /pets:
    get: {operationId: listPets, summary: List, responses: {'200': {description: Pets.}}}
";

/// One more operation.
pub(crate) const ADDED: &str = "\
openapi: 3.0.3
info: {title: Pets, version: '1.1', license: {name: MIT}}
servers: [{url: 'https://pets.example.com'}]
security: []
paths:
  /owners:
    get: {operationId: listOwners, summary: List, responses: {'200': {description: Owners.}}}
  /pets:
    get: {operationId: listPets, summary: List, responses: {'200': {description: Pets.}}}
    post: {operationId: addPet, summary: Add, responses: {'201': {description: Added.}}}
";

/// One operation less.
pub(crate) const REMOVED: &str = "\
openapi: 3.0.3
info: {title: Pets, version: '1.1', license: {name: MIT}}
servers: [{url: 'https://pets.example.com'}]
security: []
paths:
  /pets:
    get: {operationId: listPets, summary: List, responses: {'200': {description: Pets.}}}
";

/// A folder that is a workspace, and a way to compare in it.
pub(crate) struct Sandbox {
    pub(crate) folder: tempfile::TempDir,
}

impl Sandbox {
    /// A workspace with documents beside it and none of its own.
    pub(crate) fn new() -> Sandbox {
        let sandbox = Sandbox { folder: tempfile::tempdir().unwrap() };
        for (name, text) in [("first.yaml", FIRST), ("added.yaml", ADDED), ("removed.yaml", REMOVED)] {
            sandbox.put(name, text);
        }
        sandbox
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn put(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub(crate) fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Settings of the documents in `spec/`.
    pub(crate) fn configuration(&self) -> Configuration {
        let keys = "path = 'spec/*.yaml'\nreleased = 'spec/released'\nwaivers = 'spec/waivers.toml'\n";
        self.put("contractual.toml", &format!("[[document]]\n{keys}"));
        Configuration::in_folder(self.folder.path()).unwrap()
    }

    /// Runs git in the folder, untouched by what the machine's users have set.
    pub(crate) fn git(&self, line: &str) {
        let mut git = Command::new("git");
        git.arg("-C").arg(self.folder.path()).args(["-c", "user.name=Test", "-c", "user.email=test@example.com"]);
        git.args(line.split(' ')).env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null");
        let output = git.output().unwrap();
        assert!(output.status.success(), "git {line}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Compares with arguments as typed, where `@` is the folder. Returns how it ended and all that was written.
    pub(crate) fn diff(&self, line: &str) -> (i32, String) {
        let configuration = self.path("spec").is_dir().then(|| self.configuration());
        self.diff_under(configuration.as_ref(), line)
    }

    /// The same under the configuration that is in the folder.
    pub(crate) fn configured_diff(&self, line: &str) -> (i32, String) {
        self.diff_under(Some(&Configuration::in_folder(self.folder.path()).unwrap()), line)
    }

    fn diff_under(&self, configuration: Option<&Configuration>, line: &str) -> (i32, String) {
        let args = parsed(words(line, &self.folder.path().display().to_string()));
        let mut out = anstream::StripStream::new(Vec::new());
        let ended = run_in(configuration, self.folder.path(), &args, &mut out);
        self.told(ended, String::from_utf8(out.into_inner()).unwrap())
    }

    /// The exit code, and the text with the folder called `@`.
    pub(crate) fn told(&self, ended: anyhow::Result<Outcome>, mut text: String) -> (i32, String) {
        let code = match ended {
            Ok(Outcome::Clean) => 0,
            Ok(Outcome::Findings) => 1,
            Err(error) => {
                text = format!("{text}error: {}\n", anstream::adapter::strip_str(&format!("{error:#}")));
                2
            }
        };
        (code, workspace::redacted(&text, self.folder.path(), "@"))
    }
}

/// The findings of a comparison in JSON.
pub(crate) fn findings(text: &str) -> Vec<Value> {
    list(text, "findings")
}

/// Omissions of a comparison in JSON.
pub(crate) fn omissions(text: &str) -> Vec<Value> {
    list(text, "omissions")
}

fn list(text: &str, key: &str) -> Vec<Value> {
    let comparison: Value = serde_json::from_str(text).expect(text);
    comparison[key].as_array().expect(text).clone()
}

/// Words as a shell would split them, with `'` as the only quotes.
pub(crate) fn words(line: &str, folder: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (idx, part) in line.split('\'').enumerate() {
        if idx % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(|word| word.replace('@', folder)));
        }
    }
    words
}

/// Arguments as typed.
fn parsed(words: Vec<String>) -> Args {
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }
    let matches = <Line as clap::CommandFactory>::command().no_binary_name(true).try_get_matches_from(words).unwrap();
    Line::from_arg_matches(&matches).unwrap().args
}

/// The error for arguments that do not go together.
pub(crate) fn refused(line: &str) -> String {
    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        _args: Args,
    }
    let command = <Line as clap::CommandFactory>::command().no_binary_name(true);
    command.try_get_matches_from(words(line, "@")).unwrap_err().to_string()
}
