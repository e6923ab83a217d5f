//! What the program says about itself: the tree of commands, help, version, completions.

use benefits_cli::command;
use benefits_client::operations::OPERATIONS;
use clap::{Arg, Command};

use crate::cli::User;

#[test]
fn the_tree_of_commands() {
    let mut tree = String::new();
    let root = command(OPERATIONS);
    for group in root.get_subcommands() {
        if !group.has_subcommands() {
            tree.push_str(&format!("{}{}\n", group.get_name(), arguments(group)));
        }
        for command in group.get_subcommands() {
            tree.push_str(&format!("{} {}{}\n", group.get_name(), command.get_name(), arguments(command)));
        }
    }
    insta::assert_snapshot!(tree);
}

#[test]
fn every_operation_is_a_command() {
    let root = command(OPERATIONS);
    let own = ["receivers", "deliveries", "situations", "listen", "perfil", "completar"];
    let groups = root.get_subcommands().filter(|group| !own.contains(&group.get_name()));
    let n_commands: usize = groups.map(|group| group.get_subcommands().count()).sum();
    assert_eq!(n_commands, OPERATIONS.len());
}

#[test]
fn clap_finds_no_fault() {
    command(OPERATIONS).debug_assert();
}

#[test]
fn help_teaches() {
    let user = User::new();
    insta::assert_snapshot!("help-root", user.run("--help").shown());
    insta::assert_snapshot!("help-group", user.run("evento --help").shown());
    insta::assert_snapshot!("help-search", user.run("evento pesquisar --help").shown());
    insta::assert_snapshot!("help-body", user.run("crm alterar-dependente-negocio --help").shown());
    insta::assert_snapshot!("help-profile", user.run("perfil salvar --help").shown());
    insta::assert_snapshot!("help-operator", user.run("deliveries replay --help").shown());
    insta::assert_snapshot!("help-listen", user.run("listen --help").shown());
}

#[test]
fn without_a_command_help_is_shown_as_wrong_use() {
    for line in ["", "crm"] {
        let outcome = User::new().run(line);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (2, ""));
        assert!(outcome.stderr.contains("Uso: benefits-cli"), "{}", outcome.stderr);
    }
}

#[test]
fn it_knows_its_version() {
    assert_eq!(User::new().run("--version").shown(), format!("benefits-cli {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn every_shell_completes() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = User::new().run(&format!("completar {shell}")).shown();
        for word in ["associado", "pesquisar", "cod-pessoa", "senha-de-stdin"] {
            assert!(script.contains(word), "{shell} does not complete {word}");
        }
    }
}

/// The arguments of a command that are its own, as they are typed.
fn arguments(command: &Command) -> String {
    let own = command.get_arguments().filter(|arg| arg.get_id() != "help" && !arg.is_hide_set());
    let write = |arg: &Arg| {
        let value = arg.get_action().takes_values().then(|| format!("<{}>", arg.get_value_names().unwrap()[0]));
        let value = value.unwrap_or_default();
        let text = match arg.get_long() {
            Some(long) => format!("--{long} {value}").trim_end().to_owned(),
            None => value,
        };
        if arg.is_required_set() { format!(" {text}") } else { format!(" [{text}]") }
    };
    own.map(write).collect()
}
