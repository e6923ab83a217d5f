//! How changes are found: through shared schemas, through recursion, and nowhere else.

use super::lines;

#[test]
fn a_shared_schema_is_told_of_every_operation() {
    let document = |length: u8| {
        format!(
            r"
paths:
  /a: {{get: {{responses: {{'200': {{description: Ok., content: {{application/json: {{schema: {{$ref: '#/components/schemas/P'}}}}}}}}}}}}}}
  /b: {{get: {{responses: {{'200': {{description: Ok., content: {{application/json: {{schema: {{type: array, items: {{$ref: '#/components/schemas/P'}}}}}}}}}}}}}}}}
components:
  schemas: {{P: {{type: object, properties: {{name: {{type: string, maxLength: {length}}}}}}}}}
"
        )
    };
    insta::assert_snapshot!(lines(&document(5), &document(9)), @r"
    error response-property-max-length-increased GET /a > response 200 > /name: The maximum length of `/name` in the response 200 went up from 5 to 9.
    error response-property-max-length-increased GET /b > response 200 > /[]/name: The maximum length of `/[]/name` in the response 200 went up from 5 to 9.
    ");
}

#[test]
fn recursion_ends() {
    let document = |length: u8| {
        format!(
            r"
paths:
  /a: {{get: {{responses: {{'200': {{description: Ok., content: {{application/json: {{schema: {{$ref: '#/components/schemas/Node'}}}}}}}}}}}}}}
components:
  schemas:
    Node: {{type: object, properties: {{next: {{$ref: '#/components/schemas/Node'}}, other: {{$ref: '#/components/schemas/Leaf'}}}}}}
    Leaf: {{type: object, properties: {{up: {{$ref: '#/components/schemas/Node'}}, name: {{type: string, minLength: {length}}}}}}}
"
        )
    };
    insta::assert_snapshot!(lines(&document(5), &document(1)), @r"
    error response-property-min-length-decreased GET /a > response 200 > /next/other/name: The minimum length of `/next/other/name` in the response 200 went down from 5 to 1.
    error response-property-min-length-decreased GET /a > response 200 > /other/name: The minimum length of `/other/name` in the response 200 went down from 5 to 1.
    ");
    assert_eq!(lines(&document(5), &document(5)), "");
}

#[test]
fn where_much_happened_a_long_way_is_told_by_both_its_ends() {
    let document = |length: u8| {
        let leaves: Vec<String> = (0..70).map(|n| format!("l{n}: {{type: string, maxLength: {length}}}")).collect();
        let end = format!("{{type: object, properties: {{{}}}}}", leaves.join(", "));
        let wrapped = |inner: String, depth: u8| format!("{{type: object, properties: {{p{depth}: {inner}}}}}");
        super::both(&(0..30).rev().fold(end, wrapped))
    };
    let told = lines(&document(9), &document(5));
    insta::assert_snapshot!(told.lines().next().unwrap(), @"error request-property-max-length-decreased POST /x > request body > /p0/p1/p2/p3/p4/p5/p6/p7/p8/p9/p10/p11/…/p19/p20/p21/p22/p23/p24/p25/p26/p27/p28/p29/l0: The maximum length of `/p0/p1/p2/p3/p4/p5/p6/p7/p8/p9/p10/p11/…/p19/p20/p21/p22/p23/p24/p25/p26/p27/p28/p29/l0` in the request body went down from 9 to 5.");
}

#[test]
fn an_endless_wrapper_is_nothing() {
    let document = |bound: &str| {
        format!(
            "{}components:\n  schemas:\n    A: {{allOf: [{{$ref: '#/components/schemas/B'}}]}}\n    B: {{allOf: [{{$ref: '#/components/schemas/A'}}]{bound}}}\n",
            super::both("{$ref: '#/components/schemas/A'}")
        )
    };
    assert_eq!(lines(&document(""), &document("")), "");
    insta::assert_snapshot!(lines(&document(""), &document(", type: object")), @r"
    error request-body-type-changed POST /x > request body: The type of the request body changed, from `any` to `object`.
    error request-body-all-of-added POST /x > request body: The request body must fit one more schema of `allOf`: `A`.
    warning request-body-all-of-removed POST /x > request body: The request body need not fit a schema of `allOf` any more: `B`.
    note response-body-type-specialized POST /x > response 200: The type of the response 200 allows less, from `any` to `object`.
    note response-body-all-of-added POST /x > response 200: The response 200 must fit one more schema of `allOf`: `A`.
    error response-body-all-of-removed POST /x > response 200: The response 200 need not fit a schema of `allOf` any more: `B`.
    ");
}

#[test]
fn the_same_in_other_words_is_no_change() {
    let old = r"
servers: [{url: 'https://example.com/'}]
paths:
  '/pets/{id}':
    parameters: [{in: path, name: id, required: true, schema: {type: string}}]
    get: {responses: {'200': {description: Ok., headers: {X-Rate: {schema: {type: integer}}}}}}
";
    let new = r"
servers: [{url: 'https://example.com/pets'}]
paths:
  '/{petId}':
    get:
      description: One pet.
      parameters: [{in: path, name: petId, required: true, schema: {$ref: '#/components/schemas/Name'}}]
      responses: {'200': {description: A pet., headers: {x-rate: {schema: {type: integer}}}}}
components:
  schemas: {Name: {type: string}}
";
    assert_eq!(lines(old, new), "");
}
