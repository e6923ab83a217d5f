//! A throw-away cluster of PostgreSQL, from the server that is installed.
//!
//! It listens on a socket in a folder of its own and nowhere else, so it takes no port and nobody else reaches it. It
//! goes when it is dropped.

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

/// How long a cluster may take to start.
const MAX_START: Duration = Duration::from_mins(1);

/// Where Debian keeps the server, one folder per version: it is on nobody's `PATH`.
const DEBIAN: &str = "/usr/lib/postgresql";

/// What to do where there is no server.
pub(crate) const INSTALL: &str =
    "Install PostgreSQL's server (Debian: `apt-get install postgresql`), or name a database in DATABASE_URL.";

/// A cluster that runs.
pub(crate) struct Cluster {
    server: Child,
    programs: PathBuf,
    account: Option<Account>,
    // Goes after the server, which is stopped when this is dropped.
    folder: TempDir,
}

/// Whom the server runs as: it refuses to be root.
#[derive(Clone, Copy)]
struct Account {
    user: u32,
    group: u32,
}

impl Cluster {
    /// Starts a cluster, or says `None` where no server is installed.
    pub(crate) fn start() -> Result<Option<Cluster>> {
        match programs() {
            Some(programs) => Self::start_from(&programs).map(Some),
            None => Ok(None),
        }
    }

    /// Where its database is, for `DATABASE_URL`.
    pub(crate) fn address(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}/postgres")
    }

    fn start_from(programs: &Path) -> Result<Cluster> {
        let folder = TempDir::new().context("cannot make a folder for PostgreSQL")?;
        let account = account_for(folder.path())?;
        let data = folder.path().join("data");
        let mut initdb = program(programs, "initdb", account);
        let initdb = initdb.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
        let made = initdb.args(["--no-sync", "--no-instructions", "-D"]).arg(&data).output();
        let made = made.context("cannot run PostgreSQL's initdb")?;
        if !made.status.success() {
            bail!("PostgreSQL's initdb failed: {}", String::from_utf8_lossy(&made.stderr).trim());
        }
        let log = fs::File::create(folder.path().join("log")).context("cannot write PostgreSQL's log")?;
        let mut server = program(programs, "postgres", account);
        server.arg("-D").arg(&data).arg("-k").arg(folder.path());
        server.args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
        // Nothing in it must outlive a crash.
        server.args(["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]);
        let server = server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        let server = server.context("cannot run PostgreSQL")?;
        let mut cluster = Cluster { server, programs: programs.to_owned(), account, folder };
        cluster.wait_until_ready()?;
        Ok(cluster)
    }

    fn wait_until_ready(&mut self) -> Result<()> {
        let started = Instant::now();
        loop {
            let mut ask = program(&self.programs, "pg_isready", self.account);
            let is_ready = ask.arg("-q").arg("-h").arg(self.folder.path()).status();
            if is_ready.context("cannot run PostgreSQL's pg_isready")?.success() {
                return Ok(());
            }
            if self.server.try_wait()?.is_some() || started.elapsed() > MAX_START {
                let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                bail!("PostgreSQL did not start: {}", log.trim());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Cluster {
    /// Nothing in it is worth saving, but none of its processes may write when the folder goes.
    fn drop(&mut self) {
        let mut stop = program(&self.programs, "pg_ctl", self.account);
        let stop = stop.args(["stop", "--silent", "--mode=immediate", "-D"]).arg(self.folder.path().join("data"));
        let is_stopped = stop.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success());
        if !is_stopped {
            // It ended by itself, or will not end otherwise.
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

/// The folder of the server's programs: the one on `PATH`, or the newest that Debian has.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut versions: Vec<PathBuf> = fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|e| e.path()).collect();
    versions.sort_by_key(|folder| folder.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()));
    let debian = versions.into_iter().rev().map(|folder| folder.join("bin"));
    debian.chain(std::env::split_paths(&path)).find(|folder| folder.join("initdb").is_file())
}

/// Whom to run as where this is root, who then gives the folder away; `None` where it is not.
fn account_for(folder: &Path) -> Result<Option<Account>> {
    if fs::metadata(folder)?.uid() != 0 {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd").context("cannot read who could run PostgreSQL")?;
    let named = |name| users.lines().find_map(|line| account(line, name));
    let account = named("postgres").or_else(|| named("nobody")).context("no user `postgres` to run it as")?;
    chown(folder, Some(account.user), Some(account.group)).context("cannot give PostgreSQL its folder")?;
    Ok(Some(account))
}

/// The account in a line of the list of users, if it is somebody's.
fn account(line: &str, name: &str) -> Option<Account> {
    let mut fields = line.split(':');
    let is_theirs = fields.next() == Some(name);
    let (user, group) = (fields.nth(1)?.parse().ok()?, fields.next()?.parse().ok()?);
    is_theirs.then_some(Account { user, group })
}

fn program(folder: &Path, name: &str, account: Option<Account>) -> Command {
    let mut command = Command::new(folder.join(name));
    // Whose folder this is run in need not be the server's to enter.
    command.current_dir("/").env("LC_ALL", "C.UTF-8");
    if let Some(Account { user, group }) = account {
        command.uid(user).gid(group);
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_is_found_by_its_name() {
        let found = account("postgres:x:101:103:PostgreSQL:/var/lib/postgresql:/bin/bash", "postgres").unwrap();
        assert_eq!((found.user, found.group), (101, 103));
        assert!(account("postgres2:x:101:103::/:", "postgres").is_none());
        assert!(account("postgres", "postgres").is_none());
    }

    #[test]
    fn a_cluster_answers_and_leaves_nothing() {
        let Some(programs) = programs() else {
            eprintln!("LEFT OUT: {INSTALL}");
            return;
        };
        let cluster = Cluster::start_from(&programs).unwrap();
        let folder = cluster.folder.path().to_owned();
        let asked =
            program(&programs, "psql", None).args(["-tAc", "SELECT 6 * 7", &cluster.address()]).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&asked.stdout), "42\n", "{}", String::from_utf8_lossy(&asked.stderr));
        drop(cluster);
        assert!(!folder.exists());
    }
}
