//! Plots of the kept figures, as SVG. Pure: figures in, text out.

mod bars;
mod lines;
mod svg;
#[cfg(test)]
mod tests;

use super::figures::{Figure, Quantity};
use super::soak::Series;

use bars::{Bar, Bars, Group, Mark};
use lines::{Line, Panel};

pub(super) struct Plot {
    /// Its file, beside the page's other files.
    pub(super) name: String,
    /// Text alternative.
    pub(super) about: String,
    pub(super) svg: String,
}

/// Stubs beside servers by hand: instructions for each request, in multiples of hyper's.
pub(super) fn stubs(figures: &[Figure]) -> Option<Plot> {
    let counted = |figure: &Figure| match &figure.quantity {
        Quantity::InstructionsOf(server) => Some((server.clone(), figure.measured?)),
        _ => None,
    };
    let groups = by_bench(figures, "stubs/", |of_bench| {
        let servers: Vec<(String, f64)> = of_bench.iter().copied().filter_map(counted).collect();
        let (_, hyper) = servers.iter().find(|(server, _)| server == "hyper")?.clone();
        let bar = |(server, counted): &(String, f64)| Bar {
            label: server.clone(),
            value: counted / hyper,
            text: format!("{:.2} ×", counted / hyper),
            is_ours: server == "stub",
        };
        Some(servers.iter().map(bar).collect())
    });
    let mark = Mark { at: 1.3, label: "goal of the stub: 1.30 ×".to_owned() };
    plot("stubs", "Instructions of a request, in multiples of hyper by hand", groups, Some(mark))
}

/// The client beside reqwest by hand: instructions of a call.
pub(super) fn client(figures: &[Figure]) -> Option<Plot> {
    let mut goal = None;
    let groups = by_bench(figures, "client/", |of_bench| {
        let ratio = of_bench.iter().find(|figure| matches!(figure.quantity, Quantity::InstructionsAgainst(_)))?;
        goal = ratio.goal;
        let measured = ratio.measured?;
        let bar = |label: &str, value: f64, is_ours| Bar {
            label: label.to_owned(),
            value,
            text: format!("{value:.2} ×"),
            is_ours,
        };
        Some(vec![bar("reqwest by hand", 1.0, false), bar("generated client", measured, true)])
    });
    let mark = goal.map(|at| Mark { at, label: format!("goal: {at:.2} ×") });
    plot("client", "Instructions of a call, in multiples of reqwest by hand", groups, mark)
}

/// Time of queries among many members, in multiples of the same among few.
pub(super) fn store(figures: &[Figure]) -> Option<Plot> {
    let mut goal = None;
    let groups = by_bench(figures, "store/", |of_bench| {
        let bar = |figure: &&Figure| match &figure.quantity {
            Quantity::TimeAgainst(what, than) if than.starts_with("among ") => {
                goal = figure.goal;
                let value = figure.measured?;
                Some(Bar {
                    label: what.clone(),
                    value,
                    text: format!("{value:.2} ×{}", times(of_bench, what)),
                    is_ours: true,
                })
            }
            _ => None,
        };
        Some(of_bench.iter().filter_map(bar).collect())
    });
    let mark = goal.map(|at| Mark { at, label: format!("goal: {at:.2} ×") });
    plot("store", "Questions among 1,000,000 members, in multiples of the same among 10,000", groups, mark)
}

/// Figures of the triggers, in shares of their goals.
pub(super) fn triggers(figures: &[Figure]) -> Option<Plot> {
    let groups = by_bench(figures, "triggers/", |of_bench| {
        let bar = |figure: &&Figure| {
            let (measured, goal) = figure.measured.zip(figure.goal)?;
            let text = format!("{} of {}", figure.quantity.measured(measured, goal), figure.quantity.goal(goal));
            Some(Bar { label: figure.quantity.in_words(), value: measured / goal, text, is_ours: true })
        };
        Some(of_bench.iter().filter_map(bar).collect())
    });
    plot("triggers", "Deliveries, in shares of their goals", groups, Some(Mark { at: 1.0, label: "goal".to_owned() }))
}

/// Samples of a long load, over time.
pub(super) fn soak(engine: &str, series: &Series) -> Plot {
    let Series { minutes, resident_megabytes, descriptors, wal_megabytes, p50_milliseconds, p99_milliseconds, backlog } =
        series;
    let line = |label: &str, values: &[f64]| Line {
        label: label.to_owned(),
        points: minutes.iter().copied().zip(values.iter().copied()).collect(),
    };
    let panel = |title: &str, lines| Panel { title: title.to_owned(), lines };
    let panels = [
        panel("resident memory, MB", vec![line("", resident_megabytes)]),
        panel("descriptors", vec![line("", descriptors)]),
        panel("write-ahead log, MB", vec![line("", wal_megabytes)]),
        panel("latency, ms", vec![line("p99", p99_milliseconds), line("p50", p50_milliseconds)]),
        panel("deliveries that wait", vec![line("", backlog)]),
    ];
    let about = format!("Mixed load on {engine}, over minutes");
    Plot { name: format!("soak-{engine}"), svg: lines::draw(&about, &panels), about }
}

/// A plot of what there is, unless there is nothing.
fn plot(name: &str, about: &str, groups: Vec<Group>, mark: Option<Mark>) -> Option<Plot> {
    if groups.is_empty() {
        return None;
    }
    let svg = bars::draw(&Bars { title: about.to_owned(), groups, mark });
    Some(Plot { name: name.to_owned(), about: about.to_owned(), svg })
}

/// A group of bars for each bench whose name begins so, where there are any.
fn by_bench<'f>(
    figures: &'f [Figure],
    prefix: &str,
    mut bars: impl FnMut(&[&'f Figure]) -> Option<Vec<Bar>>,
) -> Vec<Group> {
    let mut groups = Vec::new();
    for of_bench in figures.chunk_by(|one, next| one.bench == next.bench) {
        let Some(name) = of_bench.first().and_then(|figure| figure.bench.strip_prefix(prefix)) else { continue };
        let of_bench: Vec<&Figure> = of_bench.iter().collect();
        if let Some(bars) = bars(&of_bench).filter(|bars| !bars.is_empty()) {
            groups.push(Group { heading: name.to_owned(), bars });
        }
    }
    groups
}

/// Times of a query in bases of growing size.
fn times(figures: &[&Figure], question: &str) -> String {
    let taken = figures.iter().filter_map(|figure| match &figure.quantity {
        Quantity::MicrosecondsAmong(what, _) if what == question => Some(figure.quantity.goal(figure.measured?)),
        _ => None,
    });
    let taken: Vec<String> = taken.collect();
    if taken.is_empty() { String::new() } else { format!(", {}", taken.join(" → ")) }
}
