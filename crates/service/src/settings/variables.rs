//! Environment variables that nobody reads: a setting with a typing mistake would be no setting at all.

use std::collections::BTreeSet;
use std::ffi::OsString;

use anyhow::bail;

use super::mail::SMTP_PASSWORD;
use super::operator::{SECRETS_KEY, TOKEN};

/// What every variable of the service begins with.
const PREFIX: &str = "BENEFITS_";

/// Variables of `benefits-cli`, which may be set on the same machine.
const OF_THE_CLIENT: [&str; 5] =
    ["BENEFITS_URL", "BENEFITS_USER", "BENEFITS_PASSWORD", "BENEFITS_OPERATOR_URL", "BENEFITS_RECEIVER_SECRET"];

/// Variables that are no flags, since they hold secrets.
const SECRETS: [&str; 3] = [TOKEN, SECRETS_KEY, SMTP_PASSWORD];

/// How alike two names must be for one to be taken for the other.
const ALIKE: f64 = 0.8;

/// Refuses variables that begin like ours and are none.
pub(crate) fn check(command: &clap::Command, names: impl Iterator<Item = OsString>) -> anyhow::Result<()> {
    let known = known(command);
    for name in names {
        let Some(name) = name.to_str().filter(|name| name.starts_with(PREFIX)) else { continue };
        if known.contains(name) || SECRETS.contains(&name) || OF_THE_CLIENT.contains(&name) {
            continue;
        }
        let alike = known.iter().map(|known| (strsim::jaro_winkler(own_part(known), own_part(name)), known));
        let nearest = alike.filter(|(likeness, _)| *likeness >= ALIKE).max_by(|a, b| a.0.total_cmp(&b.0));
        match nearest {
            Some((_, nearest)) => bail!("there is no variable {name}; did you mean {nearest}?"),
            None => bail!("there is no variable {name}; `benefits serve --help` lists them"),
        }
    }
    Ok(())
}

/// What is left of a name without what all begin with, which would make them all alike.
fn own_part(name: &str) -> &str {
    name.strip_prefix(PREFIX).unwrap_or(name)
}

/// The variables of a command and of those below it.
fn known(command: &clap::Command) -> BTreeSet<String> {
    let own = command.get_arguments().filter_map(|argument| argument.get_env()?.to_str().map(str::to_owned));
    own.chain(command.get_subcommands().flat_map(known)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: &str) -> String {
        let command = clap::Command::new("benefits").subcommand(
            clap::Command::new("serve").arg(clap::Arg::new("listen").long("listen").env("BENEFITS_LISTEN")),
        );
        check(&command, [OsString::from(name)].into_iter())
            .map_or_else(|error| error.to_string(), |()| "fine".to_owned())
    }

    #[test]
    fn a_mistyped_variable_is_not_overlooked() {
        for (name, expected) in [
            ("BENEFITS_LISTEN", "fine"),
            ("BENEFITS_URL", "fine"),
            ("BENEFITS_OPERATOR_TOKEN", "fine"),
            ("PATH", "fine"),
            ("BENEFITS_LISTNE", "there is no variable BENEFITS_LISTNE; did you mean BENEFITS_LISTEN?"),
            ("BENEFITS_X", "there is no variable BENEFITS_X; `benefits serve --help` lists them"),
        ] {
            assert_eq!(said(name), expected);
        }
    }
}
