//! Statuses, media types, security, callbacks and the version.

use super::super::Options;
use super::{changes, complete, lines};
use crate::model::Api;
use crate::source::Sources;

#[test]
fn a_range_takes_the_place_of_its_codes() {
    let old = "paths: {/a: {get: {responses: {'200': {description: Ok.}, '404': {description: No.}}}}}\n";
    let new = "paths: {/a: {get: {responses: {'200': {description: Ok.}, 4XX: {description: No.}}}}}\n";
    // The code is not gone, and the range stands for more than the code did.
    assert_eq!(lines(old, new), "note response-status-range-added GET /a > response 4XX: The response 4XX is new.");
    insta::assert_snapshot!(
        lines(new, old),
        @"note response-status-range-removed GET /a > response 4XX: The response 4XX is gone, except for 404."
    );
}

#[test]
fn security_is_a_list_of_alternatives() {
    let document = |security: &str| {
        format!(
            "paths: {{/a: {{get: {{security: {security}, responses: {{'200': {{description: Ok.}}}}}}}}}}\n\
             components: {{securitySchemes: {{k: {{type: http, scheme: basic}}, t: {{type: http, scheme: bearer}}}}}}\n"
        )
    };
    let told = |old: &str, new: &str| lines(&document(old), &document(new));
    insta::assert_snapshot!(told("[{k: []}]", "[{k: []}, {t: []}]"), @r"note api-security-added GET /a: GET /a accepts `t`.");
    insta::assert_snapshot!(told("[{k: []}, {t: []}]", "[{t: []}]"), @r"
    note api-security-removed GET /a: GET /a no longer accepts `k`.
    error api-security-tightened GET /a: GET /a could be called with `k`, and now demands `t`.
    ");
    insta::assert_snapshot!(told("[{k: []}]", "[{k: [], t: []}]"), @r"
    note api-security-removed GET /a: GET /a no longer accepts `k`.
    note api-security-added GET /a: GET /a accepts `k` and `t`.
    error api-security-tightened GET /a: GET /a could be called with `k`, and now demands `k` and `t`.
    ");
    insta::assert_snapshot!(told("[{k: []}]", "[]"), @r"note api-security-removed GET /a: GET /a no longer demands `k`.");
}

#[test]
fn in_a_callback_requests_and_answers_change_places() {
    let document = |length: u8, answer: u8| {
        format!(
            r"
paths:
  /hooks:
    post:
      responses: {{'201': {{description: Made.}}}}
      callbacks:
        changed:
          '{{$request.query.url}}':
            post:
              requestBody: {{content: {{application/json: {{schema: {{type: string, maxLength: {length}}}}}}}}}
              responses: {{'200': {{description: Heard., content: {{application/json: {{schema: {{type: string, maxLength: {answer}}}}}}}}}}}
"
        )
    };
    insta::assert_snapshot!(lines(&document(5, 5), &document(9, 9)), @r"
    error response-body-max-length-increased POST /hooks > callback changed > request body: The maximum length of the request body went up from 5 to 9.
    note request-body-max-length-increased POST /hooks > callback changed > response 200: The maximum length of the response 200 went up from 5 to 9.
    ");
}

#[test]
fn the_version_must_tell_of_a_break() {
    let told = |old: &str, new: &str| {
        let document = |version: &str| {
            Sources::from_text("api.yaml", complete(&format!("info: {{title: T, version: {version}}}\n")))
        };
        let (old, new) = (document(old), document(new));
        let (old, new) = (Api::read(&old).0.unwrap(), Api::read(&new).0.unwrap());
        crate::diff::structure::version_change(&old, &new).map_or("", |change| change.rule.id)
    };
    assert_eq!(told("1.2.3", "1.2.3"), "api-version-not-bumped");
    assert_eq!(told("1.2.3", "1.1.0"), "api-version-decreased");
    assert_eq!(told("1.2.3", "1.3.0"), "api-major-version-not-bumped");
    assert_eq!(told("1.2.3", "2.0.0"), "");
    assert_eq!(told("0.2.3", "0.3.0"), "");
    assert_eq!(told("0.2.3", "0.2.4"), "api-major-version-not-bumped");
    assert_eq!(told("0.9.0", "1.0.0"), "");
    assert_eq!(told("v1", "v1"), "");
}

#[test]
fn a_parameter_that_became_a_list_takes_what_it_took() {
    let document = |schema: &str| {
        let parameter = format!("{{name: q, in: query, schema: {schema}}}");
        format!("paths: {{/a: {{get: {{parameters: [{parameter}], responses: {{'200': {{description: Ok.}}}}}}}}}}\n")
    };
    let told = |items: &str| {
        let list = format!("{{type: array, items: {items}}}");
        super::lines(&document("{type: integer}"), &document(&list))
    };
    insta::assert_snapshot!(told("{type: string}"), @"note request-parameter-type-generalized GET /a > parameter query q: The type of the query parameter `q` allows more, from `integer` to `array`.");
    insta::assert_snapshot!(told("{type: string, maxLength: 2}"), @"error request-parameter-type-changed GET /a > parameter query q: The type of the query parameter `q` changed, from `integer` to `array`.");
}

#[test]
fn webhooks_come_and_go() {
    let document = |name: &str| format!("openapi: 3.1.0\nwebhooks: {{{name}: {{}}}}\n");
    let told = changes(&document("a"), &document("b"), &Options::default());
    let ids: Vec<_> = told.iter().map(|(rule, _)| rule.id).collect();
    assert_eq!(ids, ["webhook-removed", "webhook-added"]);
}
