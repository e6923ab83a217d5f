//! The service's own program on a base: time until it is ready, memory when idle, time of an import, and time of a call during
//! a flood of logins.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};

use crate::bench::figures::{Figure, Quantity};
use crate::bench::process::median;
use crate::bench::programs::Programs;
use crate::bench::run::BenchRun;

/// Seconds until it is ready, megabytes while idle, and multiples of the time of a call.
const READY_GOAL: f64 = 0.5;
const IDLE_GOAL: f64 = 150.0;
const FLOOD_GOAL: f64 = 3.0;

/// Number of starts; the median counts.
const N_STARTS: usize = 5;

/// Rest before its memory is measured.
const REST: Duration = Duration::from_secs(2);

/// Number of simultaneous logins, and of calls that are timed meanwhile.
const N_FLOODING: usize = 32;
const N_CALLS: usize = 300;

/// Niceness of a program that takes only what others leave.
#[cfg(target_os = "linux")]
const LOWEST_NICENESS: i32 = 19;

/// Users that nobody knows, `a:x` to `h:x`; what they call a password is hashed all the same.
const STRANGERS: &[&str] = &["YTp4", "Yjp4", "Yzp4", "ZDp4", "ZTp4", "Zjp4", "Zzp4", "aDp4"];

/// A call that anybody may make.
const CALL: &str = "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\nconnection: close\r\n\r\n";

/// The program, built as it is released.
pub(super) struct Program {
    executable: PathBuf,
}

/// The program while it serves; it ends with its owner.
struct Serving {
    child: Child,
    address: String,
    /// Open while it serves, so that it can say all that it has to.
    stdout: BufReader<ChildStdout>,
}

impl Program {
    pub(super) fn build() -> Result<Program> {
        Ok(Program { executable: Programs::build_own("service")?.path("benefits")? })
    }

    /// Its figures on a full database: start, idle memory, calls during a flood of logins.
    pub(super) fn figures(&self, bench: &str, database: &str) -> Result<Vec<Figure>> {
        let mut times = Vec::new();
        for _ in 0..N_STARTS {
            let started = Instant::now();
            drop(self.serve(database)?);
            times.push(started.elapsed().as_secs_f64());
        }
        let serving = self.serve(database)?;
        std::thread::sleep(REST);
        let idle = serving.resident_megabytes()?;
        let flood = serving.flood()?;
        Ok(vec![
            Figure::new(bench, Quantity::SecondsOf("start".into()), Some(median(&mut times)), READY_GOAL),
            Figure::new(bench, Quantity::IdleMegabytes, Some(idle), IDLE_GOAL),
            Figure::new(
                bench,
                Quantity::TimeAgainst("a call during a flood of logins".into(), "without".into()),
                Some(flood),
                FLOOD_GOAL,
            ),
        ])
    }

    /// Writes all of a database to a file.
    pub(super) fn export(&self, database: &str, lines: &Path) -> Result<()> {
        self.run(&["export".as_ref(), "--output".as_ref(), lines.as_ref()], database)
    }

    /// Time of an import into an empty database: at most three minutes for a million members.
    pub(super) fn import(&self, run: &BenchRun<'_>, what: &str, lines: &Path, database: &str) -> Result<Figure> {
        let started = Instant::now();
        self.run(&["import".as_ref(), lines.as_ref()], database)?;
        let took = started.elapsed().as_secs_f64();
        let quantity = Quantity::SecondsOf(format!("import of {what}"));
        Ok(Figure::new(run.name, quantity, Some(took), run.pick(180.0, 18.0)))
    }

    fn run(&self, args: &[&std::ffi::OsStr], database: &str) -> Result<()> {
        let mut command = Command::new(&self.executable);
        command.args(args).env("BENEFITS_DATABASE", database).stdin(Stdio::null()).stdout(Stdio::null());
        let status = command.status().context("cannot run the service's program")?;
        ensure!(status.success(), "the service's program failed ({status}): {args:?}");
        Ok(())
    }

    /// Starts it, and comes back when it says that it is ready.
    fn serve(&self, database: &str) -> Result<Serving> {
        let mut command = Command::new(&self.executable);
        command.args(["serve", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0", "--log-level", "error"]);
        command.env("BENEFITS_DATABASE", database).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot run the service's program")?;
        let stdout = child.stdout.take().context("its output is not there")?;
        let mut serving = Serving { child, address: String::new(), stdout: BufReader::new(stdout) };
        let mut line = String::new();
        serving.stdout.read_line(&mut line)?;
        let address = line.trim().strip_prefix("benefits is ready: http://");
        address.with_context(|| format!("it said {line:?}"))?.clone_into(&mut serving.address);
        Ok(serving)
    }
}

impl Serving {
    fn resident_megabytes(&self) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        let kibibytes: f64 = resident.context("the kernel does not tell its memory")?.parse()?;
        Ok(kibibytes * 1.024 / 1e3)
    }

    /// The middle of the times of a call while many log in, in multiples of what it is without them.
    fn flood(&self) -> Result<f64> {
        let calm = self.calls()?;
        let is_over = AtomicBool::new(false);
        let flooded = std::thread::scope(|scope| {
            let flooding: Vec<_> = (0..N_FLOODING)
                .map(|number| {
                    let is_over = &is_over;
                    scope.spawn(move || self.log_in_until(is_over, number))
                })
                .collect();
            std::thread::sleep(REST);
            let flooded = self.calls();
            is_over.store(true, Ordering::Relaxed);
            for thread in flooding {
                thread.join().map_err(|_| anyhow!("whoever floods panicked"))??;
            }
            flooded
        })?;
        Ok(flooded / calm)
    }

    /// Logs in again and again; each as somebody else, since who fails is soon told to wait.
    fn log_in_until(&self, is_over: &AtomicBool, number: usize) -> Result<()> {
        // A flood comes from machines of its own, whose processors are not the service's.
        #[cfg(target_os = "linux")]
        rustix::process::nice(LOWEST_NICENESS)?;
        let login = login(number);
        while !is_over.load(Ordering::Relaxed) {
            // What it is told does not matter.
            let _ = self.ask(&login);
        }
        Ok(())
    }

    fn calls(&self) -> Result<f64> {
        let mut times = Vec::new();
        for _ in 0..N_CALLS {
            let started = Instant::now();
            let answer = self.ask(CALL)?;
            times.push(started.elapsed().as_secs_f64());
            ensure!(answer.starts_with(b"HTTP/1.1 200 "), "a call was refused: {}", String::from_utf8_lossy(&answer));
        }
        Ok(median(&mut times))
    }

    fn ask(&self, request: &str) -> Result<Vec<u8>> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.write_all(request.as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // One that has ended by itself needs nothing more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn login(number: usize) -> String {
    let credential = STRANGERS[number % STRANGERS.len()];
    format!(
        "POST /ext/autenticacao HTTP/1.1\r\nhost: t\r\nauthorization: Basic {credential}\r\ncontent-length: 0\r\n\
         connection: close\r\n\r\n"
    )
}
