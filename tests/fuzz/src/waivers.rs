//! Waivers: a file is understood to the last word or refused, and one that matches nothing is said.

use contract::diff::judge;
use contract::model::Api;
use contract::source::Sources;

const OLD: &str =
    "{openapi: 3.0.3, info: {title: T, version: '1'}, paths: {/a: {get: {responses: {'200': {description: A.}}}},
  /b: {get: {responses: {'200': {description: B.}}}}}}";
const NEW: &str =
    "{openapi: 3.0.3, info: {title: T, version: '1'}, paths: {/a: {get: {responses: {'201': {description: A.}}}}}}";

/// Any text as the file, for the way from one small document to another.
pub(crate) fn waivers(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(options) = contractual::waivers(text, "a.yaml") else { return };
    let sources = [OLD, NEW].map(|text| Sources::from_text("a.yaml", text));
    let [old, new] = sources.each_ref().map(|sources| Api::read(sources).0.expect("it is a document"));
    let without = judge::compare(&old, &new, &judge::Options::default());
    let with = judge::compare(&old, &new, &options);
    assert!(with.findings.len() >= without.findings.len(), "what is accepted stays in the list");
    let n_places = |comparison: &judge::Comparison| comparison.findings.iter().map(|it| it.places.len()).sum::<usize>();
    assert_eq!(n_places(&with), n_places(&without), "and so does every place");
    let n_used = with.findings.iter().filter(|finding| finding.waived.is_some()).count();
    let n_idle = with.waiver_faults.len();
    assert!(
        n_idle <= options.waivers.0.len() && n_used + n_idle >= options.waivers.0.len().min(1),
        "each is used or said"
    );
    assert!(options.waivers.0.iter().all(|waiver| !waiver.reason.trim().is_empty()), "each has a reason");
}
