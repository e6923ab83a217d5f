//! Bars in groups, with a line where the goal is.

use super::svg::{self, MARGIN, TOP, WIDTH};

pub(super) struct Bars {
    pub(super) title: String,
    pub(super) groups: Vec<Group>,
    pub(super) mark: Option<Mark>,
}

/// Bars that are compared with one another.
pub(super) struct Group {
    pub(super) heading: String,
    pub(super) bars: Vec<Bar>,
}

pub(super) struct Bar {
    pub(super) label: String,
    pub(super) value: f64,
    /// Text beside it.
    pub(super) text: String,
    pub(super) is_ours: bool,
}

/// A line across all bars.
pub(super) struct Mark {
    pub(super) at: f64,
    pub(super) label: String,
}

/// Approximate width of a letter; and width of the text beside the longest bar.
const LETTER: f64 = 6.4;
const BESIDE: f64 = 190.0;

/// Heights of what stands below one another.
const HEADING: f64 = 26.0;
const ROW: f64 = 20.0;
const BAR: f64 = 12.0;

/// A bar that is more than so many times the goal would leave nothing to see of the others, and ends before.
const MAX_OF_GOAL: f64 = 3.0;

pub(super) fn draw(plot: &Bars) -> String {
    let Bars { title, groups, mark } = plot;
    let bars = || groups.iter().flat_map(|group| &group.bars);
    let n_letters = bars().map(|bar| bar.label.chars().count()).max().unwrap_or_default();
    // Labels are short, and there are few of them.
    let left = MARGIN + 12.0 + LETTER * f64::from(u16::try_from(n_letters).unwrap_or(u16::MAX));
    let longest = (WIDTH - MARGIN - BESIDE - left).max(BESIDE / 2.0);
    let largest = bars().map(|bar| bar.value).fold(f64::MIN_POSITIVE, f64::max);
    let end = mark.as_ref().map_or(largest, |mark| largest.clamp(mark.at, mark.at * MAX_OF_GOAL));
    let scale = longest / end;
    let mut drawing = String::new();
    // The goal's label has a line of its own.
    let mut y = TOP + ROW;
    for Group { heading, bars } in groups {
        drawing += &svg::text("heading", MARGIN, y + HEADING - 9.0, &svg::escaped(heading));
        y += HEADING;
        for Bar { label, value, text, is_ours } in bars {
            let length = value.min(end) * scale;
            let class = if *is_ours { "ours" } else { "others" };
            let said = if *value > end { format!("{text}, beyond this plot") } else { text.clone() };
            drawing += &svg::text("faint end", left - 8.0, y + BAR - 2.0, &svg::escaped(label));
            drawing += &format!(
                "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{y:.1}\" width=\"{length:.1}\" height=\"{BAR:.1}\" rx=\"2\"/>\n"
            );
            drawing += &svg::text("", left + length + 6.0, y + BAR - 2.0, &svg::escaped(&said));
            y += ROW;
        }
    }
    drawing += &svg::line("axis", [left, TOP + ROW], [left, y]);
    if let Some(Mark { at, label }) = mark {
        let x = left + at * scale;
        drawing += &svg::line("mark", [x, TOP + ROW - 4.0], [x, y]);
        drawing += &svg::text("mark-label end", x.max(WIDTH / 2.0), TOP + ROW - 8.0, &svg::escaped(label));
    }
    svg::document(title, y + MARGIN, &drawing)
}
