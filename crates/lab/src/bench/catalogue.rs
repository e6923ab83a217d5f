//! Every bench, in the order in which figures are kept and shown.

use anyhow::Result;

use super::document::Syntax;
use super::figures::Figure;
use super::run::BenchRun;
use super::tool::Task;
use super::{checking, client, gate, store, stubs, tool, triggers};

/// A quantity that is measured against goals.
pub(super) struct Bench {
    pub(super) name: &'static str,
    pub(super) measure: fn(&BenchRun<'_>) -> Result<Vec<Figure>>,
}

const fn bench(name: &'static str, measure: fn(&BenchRun<'_>) -> Result<Vec<Figure>>) -> Bench {
    Bench { name, measure }
}

pub(super) const BENCHES: &[Bench] = &[
    bench("lint/service.yaml", tool::lint_service),
    bench("lint/12-mb-json", |run| tool::lint_large(run, Syntax::Json)),
    bench("lint/12-mb-yaml", |run| tool::lint_large(run, Syntax::Yaml)),
    bench("lint/12-mb-of-3.1", |run| tool::of_3_1(run, Task::Lint)),
    bench("diff/100-lines", tool::diff_small),
    bench("diff/12-mb-json", tool::diff_large),
    bench("diff/12-mb-of-3.1", |run| tool::of_3_1(run, Task::Diff)),
    bench("stubs/answers", stubs::answers),
    bench("stubs/list-of-8", stubs::compare),
    bench("stubs/post-400-bytes", stubs::compare),
    bench("stubs/post-3-patterns", stubs::compare),
    bench("stubs/path-8-queries", stubs::compare),
    bench("stubs/cargo-check", stubs::compilation),
    bench("stubs/3-mb-json", tool::stubs_large),
    bench("stubs/12-mb-of-3.1", |run| tool::of_3_1(run, Task::Stubs)),
    bench("client/list-of-8", |run| client::compare(run, "list", 1)),
    bench("client/post-400-bytes", |run| client::compare(run, "post", 1)),
    bench("client/path-8-queries", |run| client::compare(run, "query", 1)),
    bench("client/list-of-8-by-64", |run| client::compare(run, "list", 64)),
    bench("client/post-400-bytes-by-64", |run| client::compare(run, "post", 64)),
    bench("client/path-8-queries-by-64", |run| client::compare(run, "query", 64)),
    bench("client/cargo-check", checking::client),
    bench("client/12-mb-of-3.1", |run| tool::of_3_1(run, Task::Client)),
    bench("gate/edits", gate::edits),
    bench("gate/warm", gate::warm),
    bench("store/sqlite", store::sqlite),
    bench("store/postgres", store::postgres),
    bench("triggers/sqlite", triggers::sqlite),
];
