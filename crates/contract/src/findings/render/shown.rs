//! The piece of a line that a reader sees.

use crate::findings::Place;

use super::visible::visible;

/// This many bytes on each side of the place are shown: fewer than an excerpt holds, so that a cut is always noticed.
const MARGIN: usize = 60;

/// What is shown of a line: safe to print, short enough for a terminal.
pub(crate) struct Shown {
    pub(crate) before: String,
    pub(crate) marked: String,
    pub(crate) after: String,
}

impl Shown {
    pub(crate) fn of(place: &Place) -> Shown {
        let (text, marked) = (place.excerpt.text.as_str(), &place.excerpt.marked);
        let start = text.ceil_char_boundary(marked.start.saturating_sub(MARGIN));
        let end = text.floor_char_boundary(marked.end + MARGIN);
        // By the columns, since the excerpt marks only the beginning of a long value.
        let n_marked = place.end_column.saturating_sub(place.column);
        let from_mark = &text[marked.start..end];
        let marked_len = from_mark.char_indices().nth(n_marked).map_or(from_mark.len(), |(byte, _)| byte);
        let (in_mark, after_mark) = from_mark.split_at(marked_len);
        let ellipsis = |is_cut| if is_cut { "…" } else { "" };
        Shown {
            before: format!("{}{}", ellipsis(start > 0), visible(&text[start..marked.start])),
            marked: visible(in_mark),
            after: format!("{}{}", visible(after_mark), ellipsis(end < text.len())),
        }
    }
}
