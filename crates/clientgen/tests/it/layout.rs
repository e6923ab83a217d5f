//! Builders are laid out as prettyplease lays them out, though it never sees them.

use std::path::Path;

use libtest_mimic::{Failed, Trial};

use crate::document::{file, with_client};

/// One test per document of the cases about operations, and one for names of every length.
pub(crate) fn trials() -> Vec<Trial> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/operations");
    let cases = std::fs::read_dir(&cases).expect("the folder of cases is there");
    let cases = cases.map(|entry| entry.expect("an entry can be read").path());
    let cases = cases.filter(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    let of_case = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(format!("layout {name}"), move || is_laid_out(&std::fs::read_to_string(&path)?))
    };
    let long = Trial::test("layout of names of every length", || is_laid_out(&long_names()));
    cases.map(of_case).chain([long]).collect()
}

fn is_laid_out(document: &str) -> Result<(), Failed> {
    let written = with_client(document, |client| file(client, "builder.rs").to_owned());
    let syntax = syn::parse_file(&written).map_err(|error| format!("it is no Rust: {error}\n{written}"))?;
    let expected = prettyplease::unparse(&syntax);
    // Empty lines are ours.
    let filled = |text: &str| text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let (written, expected) = (filled(&written), filled(&expected));
    match written.iter().zip(&expected).position(|(written, expected)| written != expected) {
        None if written.len() == expected.len() => Ok(()),
        None => Err("one has more lines than the other".into()),
        Some(at) => {
            let around = |lines: &[String]| lines[at.saturating_sub(5)..lines.len().min(at + 8)].join("\n");
            Err(format!("written:\n{}\nexpected:\n{}", around(&written), around(&expected)).into())
        }
    }
}

/// Operations of which each has longer names than the one before, so that every kind of line comes in every width.
fn long_names() -> String {
    let mut paths = String::from("paths:\n");
    let mut schemas = String::from("components:\n  schemas:\n");
    for length in 1..110 {
        let name = |word: &str| format!("{word}{}", "x".repeat(length));
        let (id, pet, tag, error) = (name("walk"), name("Pet"), name("tag"), name("Fault"));
        paths.push_str(&format!(
            "  /{id}/{{{tag}}}:
    post:
      operationId: {id}
      parameters:
      - {{name: {tag}, in: path, required: true, style: matrix, schema: {{type: array, items: {{type: string}}}}}}
      - {{name: q{tag}, in: query, schema: {{type: array, items: {{$ref: '#/components/schemas/{pet}'}}}}}}
      - {{name: o{tag}, in: query, explode: false, schema: {{type: string}}}}
      - {{name: h{tag}, in: header, required: true, schema: {{type: object, additionalProperties: {{$ref: '#/components/schemas/{pet}'}}}}}}
      requestBody:
        required: {}
        content: {{application/json: {{schema: {{$ref: '#/components/schemas/{pet}'}}}}}}
      responses:
        '200': {{description: Yes., content: {{application/json: {{schema: {{$ref: '#/components/schemas/{pet}'}}}}}}}}
        '202': {{description: Later., content: {{text/plain: {{schema: {{type: string}}}}}}}}
        '204': {{description: Nothing.}}
        '400': {{description: No., content: {{application/json: {{schema: {{$ref: '#/components/schemas/{error}'}}}}}}}}
        '404': {{description: No., content: {{application/json: {{schema: {{$ref: '#/components/schemas/{error}'}}}}}}}}
        '405': {{description: No., content: {{application/json: {{schema: {{$ref: '#/components/schemas/{error}'}}}}}}}}
        '406': {{description: No., content: {{application/json: {{schema: {{$ref: '#/components/schemas/{error}'}}}}}}}}
        5XX: {{description: No., content: {{application/json: {{schema: {{$ref: '#/components/schemas/{error}'}}}}}}}}
    put:
      operationId: put{id}
      parameters: [{{name: {tag}, in: path, required: true, schema: {{type: string}}}}]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: {{type: object, properties: {{{tag}: {{type: string, format: binary}}, other: {{type: integer}}}}}}
            encoding: {{{tag}: {{contentType: image/png}}}}
      responses:
        '200': {{description: Yes., content: {{application/json: {{schema: {{type: array, items: {{$ref: '#/components/schemas/{pet}'}}}}}}}}}}
    patch:
      operationId: form{id}
      parameters: [{{name: {tag}, in: path, required: true, schema: {{type: string}}}}, {{name: call, in: query, schema: {{type: string}}}}]
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: {{type: object, properties: {{{tag}: {{type: array, items: {{type: string}}}}}}}}
            encoding: {{{tag}: {{style: pipeDelimited, explode: false}}}}
      responses:
        '200': {{description: Yes., content: {{image/png: {{schema: {{type: string, format: binary}}}}}}}}
        default: {{description: No., content: {{text/plain: {{schema: {{type: string}}}}}}}}
",
            length % 2 == 0
        ));
        schemas.push_str(&format!("    {pet}: {{type: object, properties: {{name: {{type: string}}}}}}\n"));
        schemas.push_str(&format!("    {error}: {{type: object, properties: {{why: {{type: string}}}}}}\n"));
    }
    paths + &schemas
}
