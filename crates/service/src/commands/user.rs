//! `benefits user`: who may enter.

use std::io::Write;
use std::io::{BufRead, IsTerminal};
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use auth::{Accounts, NewUser, Password};
use clap::Subcommand;
use domain::Flaw;
use domain::stores::{Store, StoreAccess};
use domain::values::{Email, Login, StoreCode, Text};
use store::{Clock, StoreError};

use super::runtime::runtime;
use crate::settings::{Missing, Shared};

/// Register users, keep them out, and give them passwords.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    benefits user add ana.silva --name \"Ana Silva\" --email ana@exemplo.com.br --store 1 --store 2\n  \
    benefits user password ana.silva < password.txt\n  \
    benefits user disable ana.silva\n\n\
    A password is asked for without showing it or, where nobody can be asked, is the first line of standard input. It\n\
    has 12 to 128 characters, and is never an argument: those can be seen by everybody on the machine.")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Register a user, and ask for the password
    Add {
        /// The name by which they enter: lower case letters, digits, dots, hyphens and underscores
        #[arg(value_name = "LOGIN", value_parser = login)]
        login: Login,
        /// What they are called
        #[arg(long, value_name = "NAME", value_parser = text)]
        name: Text<200>,
        /// Where they are written to
        #[arg(long, value_name = "ADDRESS", value_parser = email)]
        email: Email,
        /// A store whose records they see; repeat it for several
        #[arg(long = "store", value_name = "CODE", value_parser = store, required_unless_present = "all_stores")]
        stores: Vec<StoreCode>,
        /// They see the records of every store that there is today
        #[arg(long, conflicts_with = "stores")]
        all_stores: bool,
    },
    /// Keep a user out, at once and everywhere: their tokens are of no use any more
    Disable {
        /// The name by which they enter
        #[arg(value_name = "LOGIN", value_parser = login)]
        login: Login,
    },
    /// Give a user another password; tokens that they have are of no use any more
    Password {
        /// The name by which they enter
        #[arg(value_name = "LOGIN", value_parser = login)]
        login: Login,
    },
}

/// Does it.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    // Opened first: who mistypes a database's name should not have to think of a password.
    let database = shared.open(1, Missing::Refused)?;
    let accounts = Accounts::new(database.clone(), Clock::system());
    let runtime = runtime()?;
    match &args.action {
        Action::Add { login, name, email, stores, all_stores } => {
            let access = if *all_stores {
                let every = database.read(|reading| Ok::<_, StoreError>(StoreAccess::to(codes(&reading.stores()?))));
                runtime.block_on(every)?
            } else {
                StoreAccess::to(stores.iter().copied())
            };
            let new = NewUser { login: login.clone(), name: name.clone(), email: email.clone(), access };
            let password = ask_password()?;
            let user = runtime.block_on(accounts.add(new, password.as_str()));
            let user = user.with_context(|| format!("cannot register {login}"))?;
            writeln!(std::io::stdout(), "{login} is registered with the code {}", user.code)?;
        }
        Action::Disable { login } => {
            let done = runtime.block_on(accounts.set_active(login, false));
            done.with_context(|| format!("cannot keep {login} out"))?;
            writeln!(std::io::stdout(), "{login} is kept out")?;
        }
        Action::Password { login } => {
            let password = ask_password()?;
            let done = runtime.block_on(accounts.set_password(login, password.as_str()));
            done.with_context(|| format!("cannot change the password of {login}"))?;
            writeln!(std::io::stdout(), "{login} has another password")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn codes(stores: &[Store]) -> Vec<StoreCode> {
    stores.iter().map(|store| store.code).collect()
}

/// Asks for a new password, twice where it is typed blindly.
fn ask_password() -> anyhow::Result<Password> {
    let password = if std::io::stdin().is_terminal() {
        let password = rpassword::prompt_password("Password: ").context("cannot ask for the password")?;
        let again = rpassword::prompt_password("The same again: ").context("cannot ask for the password")?;
        if password != again {
            bail!("the two passwords differ; nothing was changed");
        }
        password
    } else {
        let mut line = String::new();
        std::io::stdin().lock().read_line(&mut line).context("cannot read the password from standard input")?;
        line.trim_end_matches(['\n', '\r']).to_owned()
    };
    Password::parse(&password).map_err(|_| anyhow!("a password has 12 to 128 characters; nothing was changed"))
}

fn login(text: &str) -> Result<Login, String> {
    Login::parse(text).map_err(|_| "use 3 to 64 lower case letters, digits, dots, hyphens and underscores".to_owned())
}

fn email(text: &str) -> Result<Email, String> {
    Email::parse(text).map_err(|_| "this is no e-mail address".to_owned())
}

fn text(text: &str) -> Result<Text<200>, String> {
    Text::parse(text).map_err(|_: Flaw| "use 1 to 200 characters".to_owned())
}

fn store(text: &str) -> Result<StoreCode, String> {
    StoreCode::parse(text).map_err(|_| "a code is a whole number from 1".to_owned())
}
