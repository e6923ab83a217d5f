//! What goes wrong with a disk, and how it is made to: no part of the program knows.
//!
//! Failures of single calls are put into the running program by `strace`, which answers in the kernel's place for the
//! database's files and no others. A limit on the size of files makes writes short and then refuses them. A file system
//! of its own, where one may be mounted, is really full. Where a tool or the right to use it is missing, that is said.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::super::random::Random;

/// Something that is wrong with the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Trouble {
    /// What was written may not be there: `fsync` fails.
    Unsynced,
    /// Nothing can be written.
    Unwritten,
    /// Nothing can be read.
    Unread,
    /// There is no room, says the kernel.
    NoRoom,
    /// The file system has become one that is only read, as they do when they find damage.
    ReadOnly,
    /// Part of what was to be written is, then there is no more room.
    Short,
    /// There is no room.
    Full,
}

/// Kinds of trouble that `strace` makes: the calls, and what they answer.
const INJECTED: [(Trouble, &str, &str); 5] = [
    (Trouble::Unsynced, "fsync,fdatasync", "EIO"),
    (Trouble::Unwritten, "write,pwrite64", "EIO"),
    (Trouble::Unread, "read,pread64", "EIO"),
    (Trouble::NoRoom, "write,pwrite64,ftruncate,fallocate", "ENOSPC"),
    (Trouble::ReadOnly, "write,pwrite64,ftruncate,fallocate,fsync,fdatasync,unlink,openat", "EROFS"),
];

/// A folder with a database whose disk can be made to fail.
pub(super) struct Disk {
    pub(super) folder: PathBuf,
    /// Where `strace` writes what it did.
    notes: TempDir,
    is_mounted: bool,
    /// What this machine lets one do.
    pub(super) kinds: Vec<Trouble>,
}

/// Trouble that lasts until it is ended.
pub(super) enum Lasting {
    Injected { strace: Child, record: PathBuf },
    Limited { pid: u32 },
    Filled { filler: PathBuf },
}

impl Disk {
    /// Looks at what can be done here, and says what cannot.
    pub(super) fn new(folder: &Path) -> Self {
        let mut kinds = vec![Trouble::Short];
        let is_traceable = succeeds(Command::new("strace").args(["-o", "/dev/null", "-f", "true"]));
        if is_traceable {
            kinds.extend(INJECTED.map(|(kind, ..)| kind));
        } else {
            eprintln!("LEFT OUT: calls that fail; install strace, and let it trace");
        }
        let is_mounted = succeeds(Command::new("mount").args(["-t", "tmpfs", "-o", "size=256m", "tmpfs"]).arg(folder));
        if is_mounted {
            kinds.push(Trouble::Full);
        } else {
            eprintln!("LEFT OUT: a file system that is full; only root may mount one");
        }
        Self { folder: folder.to_owned(), notes: tempfile::tempdir().unwrap(), is_mounted, kinds }
    }

    /// Lets something go wrong for a process from now on.
    pub(super) fn fail(&self, kind: Trouble, pid: u32, random: &mut Random) -> Lasting {
        match kind {
            Trouble::Short => {
                let n_written = fs::metadata(self.file("-wal")).map_or(0, |file| file.len());
                let most = n_written + u64::from(random.below(64 * 1024));
                limit_files(pid, &most.to_string());
                Lasting::Limited { pid }
            }
            Trouble::Full => {
                let filler = self.folder.join("filler");
                fill(&filler, random.below(16));
                Lasting::Filled { filler }
            }
            _ => self.inject(kind, pid, random),
        }
    }

    fn inject(&self, kind: Trouble, pid: u32, random: &mut Random) -> Lasting {
        let (_, calls, error) =
            INJECTED.iter().find(|(known, ..)| *known == kind).expect("the others are not injected");
        let first = 1 + random.below(20);
        let when = if random.one_in(2) { format!("{first}+") } else { format!("{first}..{}", first + random.below(5)) };
        let record = self.notes.path().join("calls");
        let mut strace = Command::new("strace");
        strace.args(["-f", "-p", &pid.to_string(), "-e", &format!("trace={calls}")]);
        strace.args(["-e", &format!("inject={calls}:error={error}:when={when}"), "-o"]).arg(&record);
        for end in ["", "-wal", "-shm", "-journal"] {
            strace.arg("-P").arg(self.file(end));
        }
        let mut strace = strace.stderr(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(strace.stderr.as_mut().expect("it is piped")).read_line(&mut said).unwrap();
        assert!(said.contains("attached"), "{said}");
        Lasting::Injected { strace, record }
    }

    /// A file of the database, by what its name ends with.
    pub(super) fn file(&self, end: &str) -> PathBuf {
        self.folder.join(format!("benefits.db{end}"))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.is_mounted && !succeeds(Command::new("umount").arg(&self.folder)) {
            eprintln!("{} stays mounted", self.folder.display());
        }
    }
}

impl Lasting {
    /// All is well again; how many calls failed, where that is known.
    pub(super) fn end(self) -> usize {
        match self {
            Self::Injected { mut strace, record } => {
                // It lets go of the program, and the calls of that moment come to their end.
                signal("INT", strace.id());
                strace.wait().unwrap();
                let record = fs::read_to_string(record).unwrap();
                record.lines().filter(|line| line.ends_with("(INJECTED)")).count()
            }
            Self::Limited { pid } => {
                // Who was killed meanwhile has no limits any more.
                if Path::new(&format!("/proc/{pid}")).exists() {
                    limit_files(pid, "unlimited");
                }
                0
            }
            Self::Filled { filler } => {
                fs::remove_file(filler).unwrap();
                0
            }
        }
    }
}

/// Sends a signal to a process.
pub(super) fn signal(name: &str, pid: u32) {
    assert!(succeeds(Command::new("kill").args([&format!("-{name}"), &pid.to_string()])), "{name}");
}

fn limit_files(pid: u32, most: &str) {
    let is_limited = succeeds(Command::new("prlimit").args(["--pid", &pid.to_string(), &format!("--fsize={most}:")]));
    assert!(is_limited, "prlimit works");
}

/// Writes until there is room for so many pages only.
fn fill(path: &Path, n_pages: u32) {
    const PAGE: usize = 4096;
    let mut filler = File::create(path).unwrap();
    let mut n_written = 0;
    while filler.write_all(&[0; PAGE]).is_ok() {
        n_written += PAGE as u64;
    }
    filler.set_len(n_written.saturating_sub(u64::from(n_pages) * PAGE as u64)).unwrap();
}

fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
