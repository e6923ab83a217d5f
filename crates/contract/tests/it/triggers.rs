//! Edits of the triggers that were released, each as a deployed receiver meets it: we call, and it answers.
//!
//! An edit is a text of the released document and what takes its place.

use std::path::Path;

use contract::diff::judge::{self, Verdict};
use libtest_mimic::{Failed, Trial};

use crate::diff::{compare_with, rendered};

/// Name, text, replacement.
type Edit = (&'static str, &'static str, &'static str);

/// After these a receiver is called in a way that it does not know, or may answer what we do not understand.
const BREAKING: &[Edit] = &[
    ("value added", "- '[\"Alta\"]'\n", "- '[\"Alta\"]'\n        - '[\"Urgente\"]'\n"),
    ("longer text", "maxLength: 200", "maxLength: 400"),
    ("text of any length", "      maxLength: 4000\n", ""),
    ("pattern widened", "pattern: '^[0-9A-Fa-f]{6}$'", "pattern: '^[0-9A-Fa-f]{3,6}$'"),
    ("pattern dropped", "      pattern: '^[0-9A-Fa-f]{6}$'\n", ""),
    (
        "larger number",
        "format: int32\n      minimum: 0\n      description",
        "format: int64\n      minimum: 0\n      description",
    ),
    ("negative number", "      minimum: 0\n      description", "      description"),
    ("maximum dropped", "      maximum: 9007199254740991\n", ""),
    ("type changed", "Protocolo:\n      type: integer\n      format: int64\n", "Protocolo:\n      type: number\n"),
    ("type added", "Nome:\n      type: string\n", "Nome:\n      oneOf: [{type: string}, {type: object}]\n"),
    ("format dropped", "      format: date-time\n", ""),
    ("null added", "DataHora:\n      type: string\n", "DataHora:\n      type: string\n      nullable: true\n"),
    ("property no longer required", "      required: [objeto]\n", ""),
    (
        "required property removed",
        "        objeto:
          allOf: [{$ref: '#/components/schemas/ConsultaObjeto'}]
          description: Dados da consulta depois da mudança.
          x-origin: stated
",
        "",
    ),
    (
        "optional property removed",
        "        endereco:
          allOf: [{$ref: '#/components/schemas/Texto'}]
          description: Endereço do atendimento, em uma linha.
          x-origin: stated
",
        "",
    ),
    ("property renamed", "        corInversa:\n", "        corinversa:\n"),
    (
        "required header added",
        "      parameters:\n        - $ref",
        "      parameters:\n        - {in: header, name: x-tenant, required: true, schema: {type: string}}\n        - $ref",
    ),
    ("required header removed", "        - $ref: '#/components/parameters/WebhookSignature'\n", ""),
    (
        "header became optional",
        "webhook-id\n      in: header\n      required: true\n",
        "webhook-id\n      in: header\n",
    ),
    ("header renamed", "      name: webhook-timestamp\n", "      name: x-webhook-timestamp\n"),
    ("longer header", "{1,64}$', maxLength: 64}", "{1,128}$', maxLength: 128}"),
    ("type of header changed", "schema: {type: integer, format: int64, minimum: 0}", "schema: {type: string}"),
    ("path renamed", "  /evento:\n", "  /eventos:\n"),
    ("method changed", "  /evento:\n    post:\n", "  /evento:\n    put:\n"),
    (
        "media type added",
        "          application/json:\n            schema: {$ref: '#/components/schemas/GatilhoConsulta'}\n",
        "          application/xml: {}
          application/json:
            schema: {$ref: '#/components/schemas/GatilhoConsulta'}
",
    ),
    ("media type replaced", "          application/json:\n", "          application/cbor:\n"),
    ("media type generalized", "          application/json:\n", "          application/*:\n"),
    ("body became optional", "        x-origin: stated\n        required: true\n", "        x-origin: stated\n"),
    ("body of any shape", "            schema: {$ref: '#/components/schemas/GatilhoVistoria'}\n", ""),
    ("body of another shape", "schema: {$ref: '#/components/schemas/GatilhoEvento'}", "schema: {type: string}"),
    ("success no longer understood", "        '203': {$ref: '#/components/responses/Recebido'}\n", ""),
    ("failure no longer understood", "        '410': {$ref: '#/components/responses/ReceptorEncerrado'}\n", ""),
    (
        "only shorter answers understood",
        "      maxLength: 1024\n      description: Frase",
        "      maxLength: 99\n      description: Frase",
    ),
    (
        "answer expected",
        "      description: Recebido. Sem conteúdo.\n",
        "      description: Recebido.\n      content: {text/plain: {schema: {type: string}}}\n",
    ),
    ("media type of answer replaced", "        text/plain:\n", "        application/json:\n"),
    ("header of answer expected", "    RetryAfter:\n", "    RetryAfter:\n      required: true\n"),
    ("only shorter waits understood", "format: int32, minimum: 0}", "format: int32, minimum: 0, maximum: 60}"),
];

/// After these no receiver notices anything to its harm.
const HARMLESS: &[Edit] = &[
    ("description changed", "description: Nome da clínica.", "description: Nome da clínica, por extenso."),
    ("value no longer sent", "        - '[\"Alta\"]'\n", ""),
    ("shorter text", "maxLength: 200", "maxLength: 100"),
    ("pattern narrowed", "pattern: '^[0-9A-Fa-f]{6}$'", "pattern: '^[0-9A-F]{6}$'"),
    ("smaller range", "      minimum: 0\n      description", "      minimum: 1\n      description"),
    ("optional property added", "        endereco:\n", "        telefone: {type: string}\n        endereco:\n"),
    ("property became required", "required: [objeto]", "required: [objeto, entidade]"),
    (
        "optional header added",
        "      parameters:\n        - $ref",
        "      parameters:\n        - {in: header, name: x-tenant, schema: {type: string}}\n        - $ref",
    ),
    ("path added", "  /evento:\n", "  /aviso: {post: {responses: {'204': {description: Recebido.}}}}\n  /evento:\n"),
    ("status understood", "        '500': {$ref", "        '422': {description: Recusado.}\n        '500': {$ref"),
    ("range understood", "        '500': {$ref", "        4XX: {description: Recusado.}\n        '500': {$ref"),
    (
        "longer answers understood",
        "      maxLength: 1024\n      description: Frase",
        "      maxLength: 4096\n      description: Frase",
    ),
    ("media type of answer understood", "        text/plain:\n", "        text/html: {}\n        text/plain:\n"),
];

/// One test per edit, and one that saying who calls changes nothing.
pub(crate) fn trials() -> Vec<Trial> {
    let of = |edits: &'static [Edit], is_breaking| {
        edits.iter().map(move |edit| Trial::test(format!("trigger {}", edit.0), move || check(edit, is_breaking)))
    };
    let silent = Trial::test("trigger unchanged", || {
        let released = released();
        let comparison = compare_with(&released, &called_by_us(&released), &judge::Options::default());
        if comparison.findings.is_empty() { Ok(()) } else { Err(rendered(&comparison).into()) }
    });
    of(BREAKING, true).chain(of(HARMLESS, false)).chain([silent]).collect()
}

fn check((_, text, replacement): &Edit, is_breaking: bool) -> Result<(), Failed> {
    let released = released();
    if !released.contains(text) {
        return Err(format!("the released document does not hold {text:?}").into());
    }
    let edited = called_by_us(&released.replacen(text, replacement, 1));
    let comparison = compare_with(&released, &edited, &judge::Options::default());
    // An edit that nobody could see would prove nothing.
    let is_annotation = text.starts_with("description");
    let is_right = match comparison.verdict {
        Verdict::Breaking => is_breaking,
        Verdict::Compatible => !is_breaking && !is_annotation,
        Verdict::Equivalent => is_annotation,
    };
    if is_right { Ok(()) } else { Err(rendered(&comparison).into()) }
}

fn released() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/released/1.84/triggers.yaml");
    std::fs::read_to_string(path).expect("the released document is there")
}

fn called_by_us(document: &str) -> String {
    document.replacen("\ninfo:\n", "\nx-called-by: us\n\ninfo:\n", 1)
}
