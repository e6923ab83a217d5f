//! Styles of path parameters.

use super::delimiter::pair_up;
use crate::rejection::ParameterShape;

/// Style of a path parameter. Each line: one value · a list · an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathStyle {
    /// `5` · `a,b` · `x,1,y,2`
    Simple,
    /// `5` · `a,b` · `x=1,y=2`
    SimpleExploded,
    /// `.5` · `.a,b` · `.x,1,y,2`
    Label,
    /// `.5` · `.a.b` · `.x=1.y=2`
    LabelExploded,
    /// `;id=5` · `;id=a,b` · `;id=x,1,y,2`
    Matrix,
    /// `;id=5` · `;id=a;id=b` · `;x=1;y=2`
    MatrixExploded,
}

impl PathStyle {
    /// The raw text of a value that is neither list nor object.
    pub(crate) fn value<'p>(self, name: &str, raw: &'p str) -> Result<&'p str, ParameterShape> {
        match self {
            PathStyle::Simple | PathStyle::SimpleExploded => Ok(raw),
            PathStyle::Label | PathStyle::LabelExploded => raw.strip_prefix('.').ok_or(ParameterShape::Label),
            PathStyle::Matrix | PathStyle::MatrixExploded => {
                raw.strip_prefix(';').and_then(|rest| value_of(name, rest)).ok_or(ParameterShape::Matrix)
            }
        }
    }

    /// The raw texts of a list's elements.
    pub(crate) fn elements<'p>(self, name: &str, raw: &'p str) -> Result<Vec<&'p str>, ParameterShape> {
        let elements: Vec<&str> = match self {
            PathStyle::Simple | PathStyle::SimpleExploded | PathStyle::Label | PathStyle::Matrix => {
                self.value(name, raw)?.split(',').collect()
            }
            PathStyle::LabelExploded => self.value(name, raw)?.split('.').collect(),
            PathStyle::MatrixExploded => {
                let elements = raw.strip_prefix(';').ok_or(ParameterShape::Matrix)?.split(';');
                elements
                    .map(|element| value_of(name, element).ok_or(ParameterShape::Matrix))
                    .collect::<Result<_, _>>()?
            }
        };
        // A prefix without a value is how a list without elements looks.
        Ok(if elements == [""] { Vec::new() } else { elements })
    }

    /// The raw names and values of an object's properties.
    pub(crate) fn pairs<'p>(self, name: &str, raw: &'p str) -> Result<Vec<(&'p str, &'p str)>, ParameterShape> {
        let is_exploded = matches!(self, PathStyle::SimpleExploded | PathStyle::LabelExploded);
        match self {
            PathStyle::MatrixExploded => pair_up(raw.strip_prefix(';').ok_or(ParameterShape::Matrix)?.split(';'), true),
            _ => pair_up(self.elements(name, raw)?.into_iter(), is_exploded),
        }
    }
}

/// The value of `name=value`; a name alone has an empty one.
fn value_of<'p>(name: &str, text: &'p str) -> Option<&'p str> {
    let (given, value) = text.split_once('=').unwrap_or((text, ""));
    (super::decode_path(given).ok()? == name).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::PathStyle::{self, Label, LabelExploded, Matrix, MatrixExploded, Simple, SimpleExploded};

    #[test]
    fn the_table_of_the_specification() {
        let rows: [(PathStyle, &str, &str, &str); 6] = [
            (Simple, "blue", "blue,black,brown", "R,100,G,200,B,150"),
            (SimpleExploded, "blue", "blue,black,brown", "R=100,G=200,B=150"),
            (Label, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"),
            (LabelExploded, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"),
            (Matrix, ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"),
            (MatrixExploded, ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"),
        ];
        for (style, value, list, object) in rows {
            assert_eq!(style.value("color", value).ok(), Some("blue"), "{style:?}");
            assert_eq!(style.elements("color", list).ok(), Some(vec!["blue", "black", "brown"]), "{style:?}");
            let pairs = vec![("R", "100"), ("G", "200"), ("B", "150")];
            assert_eq!(style.pairs("color", object).ok(), Some(pairs), "{style:?}");
        }
    }

    #[test]
    fn what_lacks_its_prefix_is_refused() {
        for raw in ["", "blue", "color=blue", ";colour=blue", ".color=blue", "%3Bcolor=blue"] {
            assert!(Matrix.value("color", raw).is_err(), "{raw}");
            assert!(MatrixExploded.elements("color", raw).is_err(), "{raw}");
        }
        assert!(MatrixExploded.elements("color", ";color=blue;colour=black").is_err());
        assert!(MatrixExploded.elements("color", ";color=blue;").is_err());
        assert!(MatrixExploded.pairs("color", ";R=100;G").is_err());
        for raw in ["", "blue", "%2Eblue"] {
            assert!(Label.value("color", raw).is_err(), "{raw}");
            assert!(LabelExploded.pairs("color", raw).is_err(), "{raw}");
        }
    }

    #[test]
    fn a_prefix_alone_is_an_empty_list() {
        assert_eq!(Label.elements("color", ".").ok(), Some(vec![]));
        assert_eq!(Matrix.elements("color", ";color").ok(), Some(vec![]));
        assert_eq!(MatrixExploded.elements("color", ";color=").ok(), Some(vec![]));
    }
}
