//! Closing without cutting the caller off.
//!
//! A server that closes while its caller is still sending makes the system reset the connection, and the caller may
//! never read why it was refused. So the end is announced first, and what still comes is read and thrown away, for a
//! while.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long the rest is read.
const PATIENCE: Duration = Duration::from_secs(2);

/// Most bytes that are thrown away.
const MAX_REST: usize = 256 * 1024 * 1024;

/// A stream that is closed so.
pub(super) struct Lingering<S> {
    stream: S,
    /// Set where nobody is told anything, so that there is nothing to wait for.
    is_quiet: Arc<AtomicBool>,
    closing: Option<Closing>,
}

struct Closing {
    deadline: Pin<Box<Sleep>>,
    n_left: usize,
}

impl<S> Lingering<S> {
    /// A stream, and whether it is to be closed without ceremony.
    pub(super) fn new(stream: S, is_quiet: Arc<AtomicBool>) -> Self {
        Self { stream, is_quiet, closing: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Lingering<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buf)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Lingering<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Self { stream, is_quiet, closing } = self.get_mut();
        let Closing { deadline, n_left } = match closing {
            Some(closing) => closing,
            None => {
                ready!(Pin::new(&mut *stream).poll_shutdown(context))?;
                if is_quiet.load(Ordering::Relaxed) {
                    return Poll::Ready(Ok(()));
                }
                closing.insert(Closing { deadline: Box::pin(sleep(PATIENCE)), n_left: MAX_REST })
            }
        };
        let mut rest = [0; 8 * 1024];
        loop {
            let mut buf = ReadBuf::new(&mut rest);
            match Pin::new(&mut *stream).poll_read(context, &mut buf) {
                Poll::Ready(Ok(())) if !buf.filled().is_empty() && *n_left > 0 => {
                    *n_left = n_left.saturating_sub(buf.filled().len());
                }
                // The caller is done, or gone.
                Poll::Ready(_) => return Poll::Ready(Ok(())),
                Poll::Pending => return deadline.as_mut().poll(context).map(Ok),
            }
        }
    }
}
