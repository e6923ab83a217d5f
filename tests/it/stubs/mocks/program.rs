//! One program that serves the mock that it is told to: `mocks NAME ADDRESS`.

use crate::workshop::Member;

use super::super::fixture::Fixture;

/// The crate with the mocks of all fixtures in one program, since linking one is quicker than linking many.
pub(crate) const MOCKS: &str = "mocks";

/// That crate.
pub(crate) fn program(fixtures: &[Fixture]) -> Member {
    let mut arms = String::new();
    let mut dependencies = String::from("tokio = \"*\"\n");
    for Fixture { package, .. } in fixtures {
        let library = package.replace('-', "_");
        arms += &format!(
            "        {package:?} => {library}::runtime::serve({library}::stub({library}::mock::Mock), &address).await,\n"
        );
        dependencies += &format!("{package} = {{ path = \"../{package}\" }}\n");
    }
    let main = format!(
        "//! Serves a mock.\n\n#[tokio::main]\nasync fn main() -> std::io::Result<()> {{\n    \
         let mut arguments = std::env::args().skip(1);\n    \
         let (name, address) = (arguments.next().unwrap_or_default(), arguments.next().unwrap_or_default());\n    \
         match name.as_str() {{\n{arms}        other => panic!(\"no mock is called {{other}}\"),\n    }}\n}}\n"
    );
    Member { package: MOCKS.to_owned(), dependencies, files: vec![("src/main.rs".to_owned(), main)] }
}
