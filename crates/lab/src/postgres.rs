//! A throw-away cluster of PostgreSQL, from the server that is installed.
//!
//! It listens on a socket in a folder of its own and nowhere else, so it takes no port and nobody else reaches it. It
//! goes when it is dropped. One that is kept up is started again whenever somebody has killed it.

use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{fs, io};

use anyhow::{Context, Result, bail};
use rustix::fs::statvfs;
use tempfile::TempDir;

/// Longest time that a cluster may take to start.
const MAX_START: Duration = Duration::from_mins(1);

/// Debian's folder of the server, with a folder per version: it is on nobody's `PATH`.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Remedy where there is no server.
pub const INSTALL: &str =
    "Install PostgreSQL's server (Debian: `apt-get install postgresql`), or name a database in DATABASE_URL.";

/// Folder in memory, which Linux has, and the room that a cluster wants there.
const MEMORY: &str = "/dev/shm";
const ROOM: u64 = 2 << 30;

/// Interval at which a server that is kept up is checked.
const LOOK: Duration = Duration::from_millis(50);

/// Durability of acknowledged writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Durability {
    /// Writes may be lost in a crash, and everything is quicker.
    Volatile,
    /// Acknowledged writes outlive a crash.
    Durable,
}

/// A cluster that runs.
pub struct Cluster {
    server: Child,
    durability: Durability,
    programs: PathBuf,
    account: Option<Account>,
    // Goes after the server, which is stopped when this is dropped.
    folder: TempDir,
}

/// A cluster that is started again when it has ended, until this is dropped.
pub struct SupervisedCluster {
    address: String,
    is_over: Arc<AtomicBool>,
    supervisor: Option<JoinHandle<()>>,
}

/// Unix account of the server, which refuses to run as root.
#[derive(Clone, Copy)]
struct Account {
    user: u32,
    group: u32,
}

impl Cluster {
    /// Starts a cluster that may lose data in a crash; `None` where no server is installed.
    pub fn start() -> Result<Option<Cluster>> {
        programs().map(|programs| Self::start_from(&programs, Durability::Volatile)).transpose()
    }

    /// Starts a cluster that loses nothing when it is killed; `None` where no server is installed.
    pub fn start_durable() -> Result<Option<Cluster>> {
        programs().map(|programs| Self::start_from(&programs, Durability::Durable)).transpose()
    }

    /// The cluster, started again whenever it has ended.
    pub fn supervise(mut self) -> SupervisedCluster {
        let (address, is_over) = (self.address(), Arc::new(AtomicBool::new(false)));
        let is_over_too = Arc::clone(&is_over);
        let supervisor = thread::spawn(move || {
            while !is_over_too.load(Ordering::Relaxed) {
                // Whoever is tried too early, while others of the dead still hold its memory, ends and is tried again.
                if !matches!(self.server.try_wait(), Ok(None))
                    && let Ok(server) = self.serve()
                {
                    self.server = server;
                }
                thread::sleep(LOOK);
            }
        });
        SupervisedCluster { address, is_over, supervisor: Some(supervisor) }
    }

    /// Address of its database, for `DATABASE_URL`.
    pub fn address(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}/postgres")
    }

    fn start_from(programs: &Path, durability: Durability) -> Result<Cluster> {
        let folder = folder_for(durability).context("cannot make a folder for PostgreSQL")?;
        let account = account_for(folder.path())?;
        let data = folder.path().join("data");
        let mut initdb = program(programs, "initdb", account);
        let initdb = initdb.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
        let made = initdb.args(["--no-sync", "--no-instructions", "-D"]).arg(&data).output();
        let made = made.context("cannot run PostgreSQL's initdb")?;
        if !made.status.success() {
            bail!("PostgreSQL's initdb failed: {}", String::from_utf8_lossy(&made.stderr).trim());
        }
        let server = serve(programs, account, folder.path(), durability)?;
        let mut cluster = Cluster { server, durability, programs: programs.to_owned(), account, folder };
        cluster.wait_until_ready()?;
        Ok(cluster)
    }

    fn serve(&self) -> Result<Child> {
        serve(&self.programs, self.account, self.folder.path(), self.durability)
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

impl SupervisedCluster {
    /// Address of its database, for `DATABASE_URL`.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for SupervisedCluster {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        if let Some(supervisor) = self.supervisor.take() {
            // One that panicked has dropped its cluster already.
            let _ = supervisor.join();
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

/// A folder for a cluster: in memory where there is room and nothing is to outlive a crash. Tests make and remove databases of
/// hundreds of files each, at which a disk's file system is busier than the server.
fn folder_for(durability: Durability) -> io::Result<TempDir> {
    let has_room = || statvfs(MEMORY).is_ok_and(|memory| memory.f_bavail * memory.f_frsize >= ROOM);
    if durability == Durability::Volatile && has_room() { TempDir::new_in(MEMORY) } else { TempDir::new() }
}

/// Starts the server of a cluster that was made.
fn serve(programs: &Path, account: Option<Account>, folder: &Path, durability: Durability) -> Result<Child> {
    let log = fs::File::options().create(true).append(true).open(folder.join("log"));
    let log = log.context("cannot write PostgreSQL's log")?;
    let mut server = program(programs, "postgres", account);
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    server.args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
    // The default leaves 12,800 predicate locks to all databases of the server, and none goes while a transaction that began
    // before it is open, in whichever database: one test with a long one would take them from all that run beside it.
    server.args(["-c", "max_pred_locks_per_transaction=1024"]);
    if durability == Durability::Volatile {
        server.args(["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]);
    }
    server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().context("cannot run PostgreSQL")
}

/// The version of the server that is installed, or `None` where none is.
pub fn version() -> Result<Option<String>> {
    let Some(programs) = programs() else { return Ok(None) };
    let output = program(&programs, "postgres", None).arg("--version").output().context("cannot run PostgreSQL")?;
    let said = String::from_utf8(output.stdout).context("PostgreSQL writes no text")?;
    Ok(Some(said.split(' ').nth(2).with_context(|| format!("PostgreSQL said {said:?}"))?.trim().to_owned()))
}

/// The folder of the server's programs: the one on `PATH`, or the newest that Debian has.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut versions: Vec<PathBuf> = fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|e| e.path()).collect();
    versions.sort_by_key(|folder| folder.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()));
    let debian = versions.into_iter().rev().map(|folder| folder.join("bin"));
    debian.chain(std::env::split_paths(&path)).find(|folder| folder.join("initdb").is_file())
}

/// The account to run as, which is given the folder, where this process is root; `None` where it is not.
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
        let cluster = Cluster::start_from(&programs, Durability::Volatile).unwrap();
        let folder = cluster.folder.path().to_owned();
        assert_eq!(asked(&programs, &cluster.address()), Ok("42\n".to_owned()));
        drop(cluster);
        assert!(!folder.exists());
    }

    #[test]
    fn a_cluster_that_is_kept_up_comes_back_when_it_is_killed() {
        let Some(programs) = programs() else {
            eprintln!("LEFT OUT: {INSTALL}");
            return;
        };
        let mut cluster = Cluster::start_from(&programs, Durability::Durable).unwrap();
        let folder = cluster.folder.path().to_owned();
        cluster.server.kill().unwrap();
        let cluster = cluster.supervise();
        let started = Instant::now();
        while asked(&programs, cluster.address()).is_err() {
            assert!(started.elapsed() < MAX_START, "it stays away");
            thread::sleep(LOOK);
        }
        drop(cluster);
        assert!(!folder.exists());
    }

    fn asked(programs: &Path, address: &str) -> Result<String, String> {
        let output = program(programs, "psql", None).args(["-tAc", "SELECT 6 * 7", address]).output().unwrap();
        let [answer, error] = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        if output.status.success() { Ok(answer) } else { Err(error) }
    }
}
