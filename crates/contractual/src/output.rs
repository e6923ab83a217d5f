//! Standard output as commands see it: buffered, with colours where they are welcome.

use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::adapter::StripBytes;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};

/// Standard output. Whoever runs another program on it must flush first.
pub struct Output(BufWriter<Unbroken<Styled<StdoutLock<'static>>>>);

impl Output {
    /// Takes standard output for the rest of the run.
    pub fn stdout() -> Output {
        let stdout = io::stdout();
        let is_plain = AutoStream::choice(&stdout) == ColorChoice::Never;
        let styled = Styled { out: stdout.lock(), stripped: is_plain.then(StripBytes::new) };
        Output(BufWriter::with_capacity(64 << 10, Unbroken(styled)))
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
pub fn red(text: &str) -> String {
    styled(text, AnsiColor::BrightRed.on_default().bold())
}

/// Text that stands out where styles are welcome.
pub fn bold(text: &str) -> String {
    styled(text, Style::new().bold())
}

/// Text that stands back where styles are welcome.
pub fn dim(text: &str) -> String {
    styled(text, Style::new().dimmed())
}

/// A number of things: `1 type`, `2 types`.
pub fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn styled(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

/// Takes styles away where they are not welcome. anstream's own stream writes what is between two of them by itself, which
/// is two calls of the kernel for every line.
struct Styled<W> {
    out: W,
    stripped: Option<StripBytes>,
}

impl<W: Write> Write for Styled<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.stripped {
            Some(state) => self.out.write_all(&state.strip_next(bytes).collect::<Vec<_>>().concat())?,
            None => self.out.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
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
    fn styles_are_taken_away_in_one_piece() {
        struct Calls(Vec<String>);
        impl Write for Calls {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0.push(String::from_utf8_lossy(bytes).into_owned());
                Ok(bytes.len())
            }

            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let text = format!("{}, {}\n", bold("one"), red("two"));
        let mut plain = Styled { out: Calls(Vec::new()), stripped: Some(StripBytes::new()) };
        // A style may stand across two pieces.
        let (first, second) = text.as_bytes().split_at(2);
        plain.write_all(first).unwrap();
        plain.write_all(second).unwrap();
        assert_eq!(plain.out.0.concat(), "one, two\n");
        assert!(plain.out.0.len() <= 2, "{:?}", plain.out.0);
        let mut coloured = Styled { out: Vec::new(), stripped: None };
        coloured.write_all(text.as_bytes()).unwrap();
        assert_eq!(coloured.out, text.as_bytes());
    }

    #[test]
    fn full_disk_is_an_error() {
        let mut file = Unbroken(Failing(io::ErrorKind::StorageFull));
        assert!(file.write_all(b"text").is_err());
        assert!(file.flush().is_err());
    }
}
