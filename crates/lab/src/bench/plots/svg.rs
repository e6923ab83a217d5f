//! The frame of every plot, its light and dark colours, and the shapes in it.

pub(super) const WIDTH: f64 = 760.0;

pub(super) const MARGIN: f64 = 16.0;

/// Top of the drawing below the title.
pub(super) const TOP: f64 = 44.0;

/// Its own background, since a page may be dark where the machine is not.
const STYLE: &str = "\
  text { font: 12px system-ui, sans-serif; fill: #1f2933; }
  .title { font-size: 14px; font-weight: 600; }
  .heading { font-weight: 600; }
  .faint { fill: #52606d; }
  .end { text-anchor: end; }
  .ground { fill: #ffffff; }
  .ours { fill: #2563eb; }
  .others { fill: #9aa5b1; }
  .axis { stroke: #cbd2d9; }
  .mark { stroke: #c2410c; stroke-dasharray: 4 3; }
  .mark-label { fill: #c2410c; }
  .line { fill: none; stroke: #2563eb; stroke-width: 1.5; }
  .second { stroke: #9aa5b1; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e4e7eb; }
    .faint { fill: #9aa5b1; }
    .ground { fill: #0d1117; }
    .ours { fill: #60a5fa; }
    .others { fill: #616e7c; }
    .axis { stroke: #3e4c59; }
    .mark { stroke: #fb923c; }
    .mark-label { fill: #fb923c; }
    .line { stroke: #60a5fa; }
    .second { stroke: #7b8794; }
  }
";

/// A whole file: a title, and what is drawn below it.
pub(super) fn document(title: &str, height: f64, drawing: &str) -> String {
    let title = escaped(title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\" width=\"{WIDTH:.0}\" \
         height=\"{height:.0}\" role=\"img\" aria-label=\"{title}\">\n<style>\n{STYLE}</style>\n\
         <rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n{}{drawing}</svg>\n",
        text("title", MARGIN, 26.0, &title),
    )
}

/// A line of text; what it says must be escaped already.
pub(super) fn text(class: &str, x: f64, y: f64, escaped: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{escaped}</text>\n")
}

pub(super) fn line(class: &str, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) -> String {
    format!("<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n")
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
