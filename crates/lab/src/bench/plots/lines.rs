//! Values over time, one panel below the other, each from nothing to its largest value.

use super::svg::{self, MARGIN, TOP, WIDTH};

/// Lines of one unit.
pub(super) struct Panel {
    pub(super) title: String,
    /// The first is the one to look at.
    pub(super) lines: Vec<Line>,
}

pub(super) struct Line {
    /// Nothing where it is alone.
    pub(super) label: String,
    pub(super) points: Vec<(f64, f64)>,
}

/// Horizontal bounds and height of the drawing.
const LEFT: f64 = 70.0;
const RIGHT: f64 = WIDTH - 90.0;
const HEIGHT: f64 = 64.0;

const STEP: f64 = HEIGHT + 40.0;

pub(super) fn draw(title: &str, panels: &[Panel]) -> String {
    let points = || panels.iter().flat_map(|panel| &panel.lines).flat_map(|line| &line.points);
    let last = points().map(|(x, _)| *x).fold(f64::MIN_POSITIVE, f64::max);
    let mut drawing = String::new();
    let mut top = TOP;
    for Panel { title, lines } in panels {
        let largest = lines.iter().flat_map(|line| &line.points).map(|(_, y)| *y).fold(f64::MIN_POSITIVE, f64::max);
        let bottom = top + 18.0 + HEIGHT;
        let at = |(x, y): (f64, f64)| [LEFT + x / last * (RIGHT - LEFT), bottom - y / largest * HEIGHT];
        drawing += &svg::text("heading", MARGIN, top + 8.0, &svg::escaped(title));
        drawing += &svg::line("axis", [LEFT, bottom], [RIGHT, bottom]);
        drawing += &svg::line("axis", [LEFT, bottom - HEIGHT], [LEFT, bottom]);
        drawing += &svg::text("faint end", LEFT - 6.0, bottom - HEIGHT + 8.0, &shown(largest));
        drawing += &svg::text("faint end", LEFT - 6.0, bottom, "0");
        for (idx, Line { label, points }) in lines.iter().enumerate() {
            let places: Vec<String> =
                points.iter().map(|point| at(*point)).map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
            let class = if idx == 0 { "line" } else { "line second" };
            drawing += &format!("<polyline class=\"{class}\" points=\"{}\"/>\n", places.join(" "));
            if let Some((x, y)) = points.last() {
                let [x, place] = at((*x, *y));
                let said = format!("{label} {}", shown(*y));
                drawing += &svg::text("", x + 6.0, place + 4.0, &svg::escaped(said.trim()));
            }
        }
        top += STEP;
    }
    drawing += &svg::text("faint", LEFT, top, "0");
    drawing += &svg::text("faint end", RIGHT, top, &format!("{} min", shown(last)));
    svg::document(title, top + MARGIN, &drawing)
}

/// With as many digits as one can see.
fn shown(number: f64) -> String {
    if number >= 100.0 || number.fract() == 0.0 { format!("{number:.0}") } else { format!("{number:.1}") }
}
