//! A receiver that answers 204 at once, on a thread of its own; below `/dead` it never answers.

use std::convert::Infallible;
use std::error::Error;
use std::io;
use std::thread;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// The name of its thread.
pub(crate) const THREAD: &str = "receiver";

/// A delivery that came: the receiver's part of the path, the entry of the history, and when.
#[derive(Debug)]
pub(crate) struct Receipt {
    pub(crate) receiver: i32,
    pub(crate) history: i32,
    pub(crate) at: Instant,
}

/// A receiver that runs until the program ends.
pub(crate) struct Receiver {
    pub(crate) base: String,
    pub(crate) receipts: UnboundedReceiver<Receipt>,
}

impl Receiver {
    pub(crate) fn start() -> Result<Receiver, Box<dyn Error>> {
        let (sender, receipts) = unbounded_channel();
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let base = format!("http://{}", listener.local_addr()?);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        thread::Builder::new().name(THREAD.to_owned()).spawn(move || runtime.block_on(accept(listener, sender)))?;
        Ok(Receiver { base, receipts })
    }

    /// Waits for so many receipts without being woken by each, which would cost as much as sending.
    pub(crate) async fn wait(&self, n_receipts: usize) {
        while self.receipts.len() < n_receipts {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// The next so many receipts.
    pub(crate) async fn take(&mut self, n_receipts: usize) -> Result<Vec<Receipt>, Box<dyn Error>> {
        let mut taken = Vec::with_capacity(n_receipts);
        while taken.len() < n_receipts {
            taken.push(self.receipts.recv().await.ok_or("the receiver ended")?);
        }
        Ok(taken)
    }
}

/// Takes connections for as long as it can.
async fn accept(listener: std::net::TcpListener, receipts: UnboundedSender<Receipt>) -> io::Result<Infallible> {
    let listener = TcpListener::from_std(listener)?;
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        tokio::spawn(answer(stream, receipts.clone()));
    }
}

/// Answers the requests of a connection, which come whole and one by one.
async fn answer(mut stream: TcpStream, receipts: UnboundedSender<Receipt>) -> Option<()> {
    let mut bytes = Vec::with_capacity(4096);
    loop {
        let end = loop {
            if let Some(end) = end(&bytes) {
                break end;
            }
            if stream.read_buf(&mut bytes).await.ok()? == 0 {
                return None;
            }
        };
        let at = Instant::now();
        let request = std::str::from_utf8(&bytes[..end]).ok()?;
        let path = request.split(' ').nth(1)?;
        if path.starts_with("/dead") {
            std::future::pending::<()>().await;
        }
        let receiver = path.split('/').nth(1)?.parse().unwrap_or_default();
        let history = request.rsplit(|character: char| !character.is_ascii_digit()).find(|digits| !digits.is_empty());
        let _ = receipts.send(Receipt { receiver, history: history?.parse().ok()?, at });
        bytes.drain(..end);
        stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.ok()?;
    }
}

/// Where the first request ends, if all of it is there.
fn end(bytes: &[u8]) -> Option<usize> {
    let head = bytes.windows(4).position(|window| window == b"\r\n\r\n")? + 4;
    let text = std::str::from_utf8(&bytes[..head]).ok()?;
    let length: usize = text.lines().find_map(|line| line.strip_prefix("content-length: "))?.parse().ok()?;
    (bytes.len() >= head + length).then_some(head + length)
}
