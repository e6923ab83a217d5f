//! The steps of `cargo xtask test`, as data.

/// One thing that can pass or fail.
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) action: Action,
    /// What a machine with only Rust on it may lack.
    pub(super) tool: Option<Tool>,
}

/// What a step does.
pub(super) enum Action {
    /// Runs cargo.
    Cargo { args: &'static [&'static str], env: &'static [(&'static str, &'static str)] },
    /// Asks the gate, in this process.
    Check,
}

/// A part of the Rust distribution that can be missing.
#[derive(Clone, Copy)]
pub(super) struct Tool {
    pub(super) name: &'static str,
    /// Succeeds as arguments of cargo if the tool is there.
    pub(super) probe: &'static [&'static str],
    pub(super) install: &'static str,
}

const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    probe: &["fmt", "--version"],
    install: "Install it with `rustup component add rustfmt`, or Debian's package `rustfmt`.",
};

const CLIPPY: Tool = Tool {
    name: "clippy",
    probe: &["clippy", "--version"],
    install: "Install it with `rustup component add clippy`, or Debian's package `rust-clippy`.",
};

const CHECK: Step = Step { name: "check", action: Action::Check, tool: None };
const FORMAT: Step = cargo("format", &["fmt", "--all", "--check"], Some(RUSTFMT));

/// The steps of `cargo xtask test`: what fails fast comes first.
// Not nextest: a bare machine has it not. Documentation tests, half a minute of compiling, are part of the long run. `--tests` are
// also those of libraries and programs; `--lib` would compile a test program of those, too, that say `test = false`.
pub(super) const SHORT: &[Step] = &[
    CHECK,
    FORMAT,
    Step {
        name: "test",
        action: Action::Cargo { args: &["test", "--workspace", "--locked", "--tests"], env: &[TEST_THREADS] },
        tool: None,
    },
];

/// Tests at once. More than most machines have cores, since many wait for a process, a socket or a deadline.
const TEST_THREADS: (&str, &str) = ("RUST_TEST_THREADS", "4");

/// The steps of `cargo xtask test --long`.
pub(super) const LONG: &[Step] = &[
    CHECK,
    FORMAT,
    cargo("clippy", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], Some(CLIPPY)),
    Step {
        name: "test",
        action: Action::Cargo {
            args: &["test", "--workspace", "--locked", "--", "--include-ignored"],
            env: &[("N_SCHEMAS", "10000"), ("SEEDS", "100"), ("VERDICT_TRIES", "1000"), TEST_THREADS],
        },
        tool: None,
    },
    Step {
        name: "doc",
        // With examples Cargo turns on the features that clippy was run with, so that nothing is checked again.
        action: Action::Cargo {
            args: &["doc", "--workspace", "--no-deps", "--lib", "--bins", "--examples", "--locked"],
            env: &[("RUSTDOCFLAGS", "-D warnings")],
        },
        tool: None,
    },
];

const fn cargo(name: &'static str, args: &'static [&'static str], tool: Option<Tool>) -> Step {
    Step { name, action: Action::Cargo { args, env: &[] }, tool }
}

impl Step {
    /// What a person types to repeat it.
    pub(super) fn command(&self) -> String {
        match &self.action {
            Action::Cargo { args, env } => {
                let variables = env.iter().map(|(key, value)| format!("{key}='{value}'"));
                let words = variables.chain(["cargo".to_owned()]).chain(args.iter().map(|arg| (*arg).to_owned()));
                words.collect::<Vec<_>>().join(" ")
            }
            Action::Check => "cargo xtask check".to_owned(),
        }
    }
}
