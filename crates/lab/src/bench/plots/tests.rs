//! Plots as texts: what they say.

use super::*;

fn figure(bench: &str, quantity: Quantity, measured: f64, goal: f64) -> Figure {
    Figure::new(bench, quantity, Some(measured), goal)
}

/// Texts of a plot.
fn texts(svg: &str) -> String {
    let lines = svg.lines().filter_map(|line| line.strip_suffix("</text>")?.rsplit_once('>'));
    lines.map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_bar_that_would_hide_the_others_is_cut_and_says_so() {
    let of = |server: &str, counted| {
        Figure::reading("stubs/list-of-8", Quantity::InstructionsOf(server.to_owned()), Some(counted))
    };
    let plot = stubs(&[of("hyper", 10_000.0), of("stub", 11_800.0), of("poem-openapi", 206_000.0)]).unwrap();
    insta::assert_snapshot!(texts(&plot.svg), @"
    Instructions of a request, in multiples of hyper by hand
    list-of-8
    hyper
    1.00 ×
    stub
    1.18 ×
    poem-openapi
    20.60 ×, beyond this plot
    goal of the stub: 1.30 ×
    ");
    let width = |class: &str| {
        let rest = plot.svg.split(&format!("class=\"{class}\" x=")).last().unwrap();
        rest.split("width=\"").nth(1).unwrap().split('"').next().unwrap().parse::<f64>().unwrap()
    };
    let ratio = width("others") / width("ours");
    assert!((ratio - 3.0 * 1.3 / 1.18).abs() < 0.01, "three times the goal is the longest: {ratio}");
}

#[test]
fn growth_is_shown_with_the_times_it_rests_on() {
    let among = |size: &str, micros| {
        let quantity = Quantity::MicrosecondsAmong("members by name".to_owned(), size.to_owned());
        Figure::reading("store/sqlite", quantity, Some(micros))
    };
    let growth = Quantity::TimeAgainst("members by name".to_owned(), "among 10,000 members".to_owned());
    let figures =
        [figure("store/sqlite", growth, 1.5, 3.0), among("10,000 members", 40.0), among("1,000,000 members", 60.0)];
    insta::assert_snapshot!(texts(&store(&figures).unwrap().svg), @"
    Questions among 1,000,000 members, in multiples of the same among 10,000
    sqlite
    members by name
    1.50 ×, 40 µs → 60 µs
    goal: 3.00 ×
    ");
}

#[test]
fn without_figures_there_is_no_plot() {
    let other = [figure("lint/service.yaml", Quantity::CpuMilliseconds, 1.0, 2.0)];
    for plot in [stubs, client, store, triggers] {
        assert!(plot(&other).is_none());
    }
}

#[test]
fn plots_are_the_same_each_time_and_hold_no_markup_of_others() {
    let series = Series {
        minutes: vec![0.0, 1.0],
        resident_megabytes: vec![40.0, 41.5],
        descriptors: vec![30.0, 30.0],
        wal_megabytes: vec![4.0, 4.1],
        p50_milliseconds: vec![0.4, 0.4],
        p99_milliseconds: vec![2.0, 3.0],
        backlog: vec![0.0, 0.0],
    };
    let dispatch = Quantity::CpuAgainst("a <bare> & \"plain\" request".to_owned());
    let figures = [figure("triggers/sqlite", dispatch, 1.5, 2.0)];
    let draw = || [triggers(&figures).unwrap(), soak("sqlite", &series)];
    for (one, same) in draw().into_iter().zip(draw()) {
        assert_eq!(one.svg, same.svg);
        assert_eq!(one.svg.matches("<text").count(), one.svg.matches("</text>").count());
        assert!(!one.svg.contains("<bare>") && !one.svg.contains("NaN"), "{}", one.svg);
    }
}
