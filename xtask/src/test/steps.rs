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
    Cargo { args: &'static [&'static str], env: Option<(&'static str, &'static str)> },
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

/// Every step: what fails fast comes first.
pub(super) const STEPS: &[Step] = &[
    Step { name: "check", action: Action::Check, tool: None },
    cargo("format", &["fmt", "--all", "--check"], Some(RUSTFMT)),
    cargo("clippy", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], Some(CLIPPY)),
    // Not nextest: a bare machine has it not, and documentation tests are no part of it.
    cargo("test", &["test", "--workspace", "--locked"], None),
    Step {
        name: "doc",
        // With examples Cargo turns on the features that clippy was run with, so that nothing is checked again.
        action: Action::Cargo {
            args: &["doc", "--workspace", "--no-deps", "--lib", "--bins", "--examples", "--locked"],
            env: Some(("RUSTDOCFLAGS", "-D warnings")),
        },
        tool: None,
    },
];

const fn cargo(name: &'static str, args: &'static [&'static str], tool: Option<Tool>) -> Step {
    Step { name, action: Action::Cargo { args, env: None }, tool }
}

impl Step {
    /// What a person types to repeat it.
    pub(super) fn command(&self) -> String {
        match &self.action {
            Action::Cargo { args, env: None } => format!("cargo {}", args.join(" ")),
            Action::Cargo { args, env: Some((key, value)) } => format!("{key}='{value}' cargo {}", args.join(" ")),
            Action::Check => "cargo xtask check".to_owned(),
        }
    }
}
