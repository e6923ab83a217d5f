//! The lines of one file, as rustfmt lays them out: an item under `#[cfg(test)]` ends where a line at its own indent closes it.

use std::ops::Add;

/// Files and lines of something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) files: usize,
    /// Lines that are not blank.
    pub(super) lines: usize,
    /// Lines that are nothing but a comment, documentation included.
    pub(super) comments: usize,
}

impl Add for Count {
    type Output = Count;

    fn add(self, other: Count) -> Count {
        Count {
            files: self.files + other.files,
            lines: self.lines + other.lines,
            comments: self.comments + other.comments,
        }
    }
}

/// Counts the lines of a file that are no tests.
pub(super) fn count(text: &str) -> Count {
    let (shipped, _) = split(text);
    let comments = shipped.iter().filter(|line| line.trim_start().starts_with("//")).count();
    Count { files: 1, lines: shipped.len(), comments }
}

/// Whether the head of a file says that a command made it.
pub(super) fn is_generated(text: &str) -> bool {
    text.lines().take_while(|line| line.starts_with("//!")).any(|line| line.ends_with("; do not edit."))
}

/// Names the modules that a file declares for tests only, each as the path of its file without the ending.
pub(super) fn test_modules(file: &str, text: &str) -> Vec<String> {
    let (folder, name) = file.rsplit_once('/').unwrap_or(("", file));
    let folder = match name {
        "lib.rs" | "main.rs" | "mod.rs" => folder.to_owned(),
        _ => file.trim_end_matches(".rs").to_owned(),
    };
    let (_, for_tests) = split(text);
    let declared = for_tests.iter().filter_map(|line| line.trim().strip_suffix(';')?.split_once("mod "));
    declared.map(|(_, module)| format!("{folder}/{module}")).collect()
}

/// The attribute of an item that is compiled for tests only.
const TEST_ONLY: &str = "#[cfg(test)]";

/// Splits the lines that are not blank into those that ship and those under `#[cfg(test)]`.
fn split(text: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut shipped, mut for_tests) = (Vec::new(), Vec::new());
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    while let Some(line) = lines.next() {
        if line.trim_start() != TEST_ONLY {
            shipped.push(line);
            continue;
        }
        let indent = line.len() - line.trim_start().len();
        for_tests.push(line);
        for line in lines.by_ref() {
            for_tests.push(line);
            let at_indent = line.get(indent..).filter(|rest| !rest.starts_with(' '));
            if at_indent.is_some_and(|rest| rest.ends_with(';') || rest.ends_with('}')) {
                break;
            }
        }
    }
    (shipped, for_tests)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
//! Dogs.

#[cfg(test)]
pub(crate) mod kennel;

impl Dog {
    #[cfg(test)]
    fn for_tests() -> Dog {
        Dog { age: 1 };
    }

    fn ships() {} // and is told why
}

#[cfg(test)]
mod tests {
    fn tested() {
    }
}
";

    #[test]
    fn tests_and_blank_lines_do_not_count() {
        assert_eq!(count(FILE), Count { files: 1, lines: 4, comments: 1 });
    }

    #[test]
    fn modules_for_tests_are_named_by_their_files() {
        assert_eq!(test_modules("src/dogs.rs", FILE), ["src/dogs/kennel"]);
        assert_eq!(test_modules("src/dogs/mod.rs", FILE), ["src/dogs/kennel"]);
        assert_eq!(test_modules("src/lib.rs", FILE), ["src/kennel"]);
    }
}
