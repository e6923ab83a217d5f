//! Standard output as commands see it: buffered, with colours where they are welcome.

use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::AutoStream;
use clap::builder::styling::{AnsiColor, Style};

/// Standard output. Whoever runs another program on it must flush first.
pub(crate) struct Output(BufWriter<Unbroken<AutoStream<StdoutLock<'static>>>>);

impl Output {
    /// Takes standard output for the rest of the run.
    pub(crate) fn stdout() -> Output {
        Output(BufWriter::with_capacity(64 << 10, Unbroken(anstream::stdout().lock())))
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Text that is red where colours are welcome.
pub(crate) fn red(text: &str) -> String {
    styled(text, AnsiColor::BrightRed.on_default().bold())
}

/// Text that stands out where styles are welcome.
pub(crate) fn bold(text: &str) -> String {
    styled(text, Style::new().bold())
}

/// Text that stands back where styles are welcome.
pub(crate) fn dim(text: &str) -> String {
    styled(text, Style::new().dimmed())
}

/// A number of things: `1 type`, `2 types`.
pub(crate) fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn styled(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

/// Goes on when its reader has gone: `lint | head` keeps its verdict and says nothing of the pipe.
struct Unbroken<W>(W);

impl<W: Write> Write for Unbroken<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        or_if_broken(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        or_if_broken(self.0.flush(), ())
    }
}

fn or_if_broken<T>(written: io::Result<T>, otherwise: T) -> io::Result<T> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(otherwise),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Failing(io::ErrorKind);

    impl Write for Failing {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Err(self.0.into())
        }
    }

    #[test]
    fn reader_that_has_gone_is_no_error() {
        let mut pipe = Unbroken(Failing(io::ErrorKind::BrokenPipe));
        assert!(pipe.write_all(b"text").is_ok());
        assert!(pipe.flush().is_ok());
    }

    #[test]
    fn full_disk_is_an_error() {
        let mut file = Unbroken(Failing(io::ErrorKind::StorageFull));
        assert!(file.write_all(b"text").is_err());
        assert!(file.flush().is_err());
    }
}
