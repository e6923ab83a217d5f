//! File names as URIs.

use std::fmt::Write;

use super::log::ArtifactLocation;

/// The name SARIF's readers expect for the folder that relative paths start from.
pub(crate) const SOURCE_ROOT: &str = "%SRCROOT%";

/// Where a file is: relative to the folder of the run, unless its name is absolute.
pub(crate) fn artifact_location(file: &str) -> ArtifactLocation {
    if file.starts_with('/') {
        return ArtifactLocation { uri: format!("file://{}", encode(file)), uri_base_id: None };
    }
    if let Some((drive, path)) = split_drive(file) {
        return ArtifactLocation { uri: format!("file:///{drive}:{}", encode(path)), uri_base_id: None };
    }
    ArtifactLocation { uri: encode(file.trim_start_matches("./")), uri_base_id: Some(SOURCE_ROOT) }
}

/// The letter and the rest of `C:/pets.yaml`.
fn split_drive(file: &str) -> Option<(&str, &str)> {
    let (drive, path) = file.split_once(':')?;
    let is_drive = drive.len() == 1 && drive.chars().all(|c| c.is_ascii_alphabetic());
    (is_drive && path.starts_with('/')).then_some((drive, path))
}

/// Escapes all but what needs no escape anywhere in a path; a colon in the first segment would look like a scheme.
fn encode(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            write!(uri, "%{byte:02X}").expect("a string can always be written to");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_relative_names_hang_from_the_source_root() {
        let located = |file| {
            let ArtifactLocation { uri, uri_base_id } = artifact_location(file);
            format!("{} {uri}", uri_base_id.unwrap_or("absolute"))
        };
        assert_eq!(located("./spec/pets.yaml"), "%SRCROOT% spec/pets.yaml");
        assert_eq!(located("my pets, 50%: ü.yaml"), "%SRCROOT% my%20pets%2C%2050%25%3A%20%C3%BC.yaml");
        assert_eq!(located("/home/me/my pets.yaml"), "absolute file:///home/me/my%20pets.yaml");
        assert_eq!(located("C:/my pets.yaml"), "absolute file:///C:/my%20pets.yaml");
    }
}
