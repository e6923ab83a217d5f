//! Lines of a file, in batches, read ahead of whoever writes them down.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use sha2::{Digest, Sha256};

use super::record::Record;

/// Lines of one transaction.
const BATCH: usize = 10_000;

/// The longest line that is read; no record comes near.
const MAX_LINE: u64 = 1 << 20;

/// Some lines, read.
#[derive(Debug)]
pub(super) struct Batch {
    /// What stands in each line that is not blank: a record, or why there is none.
    pub(super) lines: Vec<(u64, Result<Record, String>)>,
    /// Bytes of the file up to the end of the batch.
    pub(super) n_bytes: u64,
    /// Lines up to the end of the batch.
    pub(super) n_lines: u64,
}

/// A file that is read from somewhere on.
pub(super) struct Source {
    file: BufReader<File>,
    n_bytes: u64,
    n_lines: u64,
}

/// What a file is known by: the SHA-256 of its bytes.
pub(super) fn digest_of(path: &Path) -> std::io::Result<String> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 20];
    loop {
        let n_bytes = file.read(&mut buffer)?;
        if n_bytes == 0 {
            break;
        }
        hasher.update(&buffer[..n_bytes]);
    }
    let mut digest = String::new();
    for byte in hasher.finalize() {
        digest.push_str(&format!("{byte:02x}"));
    }
    Ok(digest)
}

impl Source {
    /// The lines of a file after so many, which end at a byte.
    pub(super) fn open(path: &Path, n_bytes: u64, n_lines: u64) -> std::io::Result<Self> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(n_bytes))?;
        Ok(Self { file: BufReader::with_capacity(1 << 20, file), n_bytes, n_lines })
    }

    /// The next lines; none at the end of the file.
    pub(super) fn batch(&mut self) -> std::io::Result<Option<Batch>> {
        let mut lines = Vec::with_capacity(BATCH);
        let start = self.n_bytes;
        let mut line = Vec::new();
        while lines.len() < BATCH && self.line(&mut line)? {
            let text = line.trim_ascii();
            if !text.is_empty() {
                lines.push((self.n_lines, read(text)));
            }
        }
        let is_end = self.n_bytes == start;
        Ok((!is_end).then_some(Batch { lines, n_bytes: self.n_bytes, n_lines: self.n_lines }))
    }

    /// Reads a line, its end included; of one that is too long, as much as shows that it is.
    fn line(&mut self, line: &mut Vec<u8>) -> std::io::Result<bool> {
        line.clear();
        let n_read = self.file.by_ref().take(MAX_LINE + 1).read_until(b'\n', line)?;
        self.n_bytes += n_read as u64;
        if n_read as u64 > MAX_LINE && line.last() != Some(&b'\n') {
            self.skip_line()?;
        }
        let is_line = n_read > 0;
        self.n_lines += u64::from(is_line);
        Ok(is_line)
    }

    /// Passes over the rest of a line.
    fn skip_line(&mut self) -> std::io::Result<()> {
        loop {
            let buffer = self.file.fill_buf()?;
            let (n_bytes, is_end) = match buffer.iter().position(|byte| *byte == b'\n') {
                Some(place) => (place + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.file.consume(n_bytes);
            self.n_bytes += n_bytes as u64;
            if is_end {
                return Ok(());
            }
        }
    }
}

fn read(text: &[u8]) -> Result<Record, String> {
    if text.len() as u64 > MAX_LINE {
        return Err(format!("A linha é longa demais. Envie até {MAX_LINE} bytes por linha."));
    }
    Record::parse(text).map_err(|violation| violation.text().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_and_long_ones_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lines");
        let long = "x".repeat(3 << 20);
        std::fs::write(
            &path,
            format!("{{\"kind\":\"due_day\",\"day\":5}}\r\n\n{long}\n{{\"kind\":\"due_day\",\"day\":6}}"),
        )
        .unwrap();
        let mut lines = Source::open(&path, 0, 0).unwrap();
        let batch = lines.batch().unwrap().unwrap();
        let said: Vec<_> = batch.lines.iter().map(|(number, it)| (*number, it.is_ok())).collect();
        assert_eq!(said, [(1, true), (3, false), (4, true)]);
        assert_eq!((batch.n_lines, batch.n_bytes), (4, std::fs::metadata(&path).unwrap().len()));
        assert!(lines.batch().unwrap().is_none());
    }
}
