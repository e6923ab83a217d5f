//! A runner of GitHub, as far as the action needs one: it runs steps of `action.yml` as they are written.

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, iter};

use contract::source::{Node, Sources};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::api::Api;

/// Token of the workflow.
pub(super) const TOKEN: &str = "ghs_secretsecretsecret";

/// An event as GitHub sent it, with other people's names.
const EVENT: &str = include_str!("pull_request.json");

/// A repository that is checked out, and what runs in it.
pub(super) struct Runner {
    folder: TempDir,
    inputs: BTreeMap<String, String>,
    event: Value,
}

/// Result of a run.
pub(super) struct Run {
    pub(super) code: Option<i32>,
    pub(super) log: String,
    pub(super) outputs: String,
    pub(super) summary: String,
}

impl Runner {
    /// A checkout whose base branch has these files.
    pub(super) fn with(files: &[(&str, &str)]) -> Runner {
        let event = serde_json::from_str(EVENT).expect("the event is JSON");
        let runner = Runner { folder: TempDir::new().expect("a folder can be made"), inputs: BTreeMap::new(), event };
        let programs = runner.temporary().join("contractual/bin");
        fs::create_dir_all(&programs).expect("a folder can be made");
        fs::create_dir(runner.workspace()).expect("a folder can be made");
        let linked = std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_contractual"), programs.join("contractual"));
        linked.expect("a link can be made");
        runner.git(&["init", "--quiet", "--initial-branch", "main"]);
        for (path, text) in files {
            runner.write(path, text);
        }
        runner.commit("main");
        runner.git(&["update-ref", "refs/remotes/origin/main", "HEAD"]);
        runner
    }

    /// The same with an input of the action.
    pub(super) fn given(mut self, input: &str, value: &str) -> Runner {
        self.inputs.insert(input.to_owned(), value.to_owned());
        self
    }

    /// The same for a pull request with a label.
    pub(super) fn labelled(mut self, label: &str) -> Runner {
        self.event["pull_request"]["labels"].as_array_mut().expect("it is a list").push(json!({"name": label}));
        self
    }

    /// The same for an event without a pull request.
    pub(super) fn pushed(mut self) -> Runner {
        self.event = json!({"ref": "refs/heads/main"});
        self
    }

    pub(super) fn workspace(&self) -> PathBuf {
        self.folder.path().join("workspace")
    }

    fn temporary(&self) -> PathBuf {
        self.folder.path().join("temp")
    }

    pub(super) fn write(&self, path: &str, text: &str) {
        let path = self.workspace().join(path);
        let written = fs::create_dir_all(path.parent().expect("it has a folder")).and_then(|()| fs::write(&path, text));
        written.expect("a file can be written");
    }

    pub(super) fn commit(&self, message: &str) {
        self.git(&["add", "."]);
        self.git(&["commit", "--quiet", "--message", message]);
    }

    /// Runs git in the checkout, untouched by what the machine's users have set.
    pub(super) fn git(&self, arguments: &[&str]) {
        let mut git = Command::new("git");
        git.current_dir(self.workspace()).args(["-c", "user.name=Test", "-c", "user.email=test@example.com"]);
        git.args(arguments).env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null");
        let output = git.output().expect("git can be run");
        assert!(output.status.success(), "git {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Runs the tool in the checkout, which must succeed.
    pub(super) fn contractual(&self, arguments: &[&str]) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_contractual"));
        let output = command.args(arguments).current_dir(self.workspace()).output().expect("the tool can be run");
        assert!(output.status.success(), "{arguments:?}: {output:?}");
    }

    /// Runs the step that judges.
    pub(super) fn run(&self, api: &Api) -> Run {
        let [event, summary] = ["event.json", "summary"].map(|name| self.temporary().join(name));
        fs::write(&event, self.event.to_string())
            .and_then(|()| fs::write(&summary, ""))
            .expect("a file can be written");
        let mut command = self.step("contract");
        command
            .env("GITHUB_API_URL", &api.address)
            .env("GITHUB_EVENT_PATH", event)
            .env("GITHUB_REPOSITORY", "octo-org/kennel")
            .env("GITHUB_STEP_SUMMARY", &summary)
            .env("GITHUB_WORKSPACE", self.workspace())
            .env("CONTRACTUAL_API_SECONDS", "2")
            .env("no_proxy", "127.0.0.1");
        let run = self.ended(&mut command);
        Run { summary: fs::read_to_string(&summary).expect("a file can be read"), ..run }
    }

    /// Runs a step before it with this program in the place of `cargo`.
    pub(super) fn run_with_cargo(&self, id: &str, cargo: &str) -> Run {
        let path = self.temporary().join("cargo");
        fs::write(&path, cargo).expect("a file can be written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a file can be made a program");
        let others = env::var_os("PATH").unwrap_or_default();
        let paths = env::join_paths(iter::once(self.temporary()).chain(env::split_paths(&others)));
        self.ended(self.step(id).env("PATH", paths.expect("paths can be joined")))
    }

    /// A step of the action, as the runner starts it.
    fn step(&self, id: &str) -> Command {
        let sources = action();
        let steps = sources.main().root().and_then(|root| root.get("runs")?.get("steps")).expect("it has steps");
        let is_meant = |step: &Node<'_>| step.get("id").and_then(Node::as_str) == Some(id);
        let step = steps.items().find(is_meant).unwrap_or_else(|| panic!("there is no step {id}"));
        let text = |key: &str| step.get(key).and_then(Node::as_str);
        let folder = self.workspace().join(self.evaluated(&sources, text("working-directory").unwrap_or(".")));
        let mut command = Command::new("bash");
        command.args(["--noprofile", "--norc", "-eo", "pipefail", "-c", text("run").expect("it runs something")]);
        for (name, value) in step.get("env").expect("it has an environment").entries() {
            let (name, value) = (name.as_str().expect("a name"), value.as_str().expect("a text"));
            command.env(name, self.evaluated(&sources, value));
        }
        command.current_dir(folder).env("GITHUB_ACTION_PATH", root()).env("RUNNER_TEMP", self.temporary());
        command
    }

    fn ended(&self, command: &mut Command) -> Run {
        let outputs = self.temporary().join("outputs");
        fs::write(&outputs, "").expect("a file can be written");
        let ended = command.env("GITHUB_OUTPUT", &outputs).output().expect("bash can be run");
        let log = format!("{}{}", String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
        assert!(!log.contains(TOKEN), "the token is told: {log}");
        let outputs = fs::read_to_string(outputs).expect("a file can be read");
        Run { code: ended.status.code(), log, outputs, summary: String::new() }
    }

    /// A value as GitHub evaluates it.
    fn evaluated(&self, action: &Sources, value: &str) -> String {
        let Some(input) = value.strip_prefix("${{ inputs.").and_then(|rest| rest.strip_suffix(" }}")) else {
            return value.to_owned();
        };
        if let Some(given) = self.inputs.get(input) {
            return given.clone();
        }
        let inputs = action.main().root().and_then(|root| root.get("inputs")).expect("it has inputs");
        let default = inputs.get(input).and_then(|input| input.get("default")?.as_str());
        let default = default.unwrap_or_else(|| panic!("there is no input {input}"));
        if default == "${{ github.token }}" { TOKEN.to_owned() } else { default.to_owned() }
    }
}

/// The workspace's folder, which is the action's.
pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The action as it is written.
pub(super) fn action() -> Sources {
    Sources::from_text("action.yml", fs::read(root().join("action.yml")).expect("the action can be read"))
}
