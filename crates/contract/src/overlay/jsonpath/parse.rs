//! Text to query, by the grammar of RFC 9535.

use crate::pattern::cursor::Cursor;

use super::lex::{Cause, Fault};
use super::query::{Condition, Lookup, Operand, Operator, Query, Segment, Selector};

/// A longer text is no work of a person.
const MAX_BYTES: usize = 8_192;
/// Brackets inside one another take the stack of the parser and of the search.
const MAX_NESTING: usize = 32;

/// Reads a JSONPath.
pub(in crate::overlay) fn parse(text: &str) -> Result<Query, Fault> {
    if text.len() > MAX_BYTES {
        let message = format!("it is longer than {MAX_BYTES} bytes, the most that is read");
        return Err(Fault { cause: Cause::TooComplex, at: 0, message });
    }
    let mut parser = Parser { cursor: Cursor::new(text), depth: 0 };
    parser.cursor.demand("$")?;
    let segments = parser.segments()?;
    if parser.cursor.rest().is_empty() {
        return Ok(Query { segments });
    }
    Err(parser.cursor.expected("`.`, `..` or `[`"))
}

struct Parser<'t> {
    cursor: Cursor<'t>,
    /// Brackets that are open here.
    depth: usize,
}

/// What stands between `&&` and `||`, before it is known what follows.
enum Term {
    Condition(Condition),
    Operand(Operand),
    /// A query that may match many nodes: it can be tested and not compared.
    Many(Lookup),
}

impl Parser<'_> {
    fn segments(&mut self) -> Result<Vec<Segment>, Fault> {
        let mut segments = Vec::new();
        loop {
            let before = self.cursor;
            self.cursor.skip_blanks();
            let is_descendant = self.cursor.eat("..");
            let selectors = if self.cursor.peek() == Some('[') {
                self.bracketed()?
            } else if is_descendant || self.cursor.eat(".") {
                vec![self.after_dot()?]
            } else {
                // Blanks belong to a segment only if one follows.
                self.cursor = before;
                return Ok(segments);
            };
            segments.push(Segment { is_descendant, selectors });
        }
    }

    fn after_dot(&mut self) -> Result<Selector, Fault> {
        if self.cursor.eat("*") {
            return Ok(Selector::Wildcard);
        }
        self.cursor.name().map(|name| Selector::Name(name.to_owned()))
    }

    fn bracketed(&mut self) -> Result<Vec<Selector>, Fault> {
        let mut selectors = Vec::new();
        self.open("[")?;
        loop {
            self.cursor.skip_blanks();
            selectors.push(self.selector()?);
            self.cursor.skip_blanks();
            if !self.cursor.eat(",") {
                break;
            }
        }
        self.close("]")?;
        Ok(selectors)
    }

    fn selector(&mut self) -> Result<Selector, Fault> {
        match self.cursor.peek() {
            Some('\'' | '"') => self.cursor.string().map(Selector::Name),
            Some('*') => {
                self.cursor.take();
                Ok(Selector::Wildcard)
            }
            Some('?') => {
                self.cursor.take();
                self.cursor.skip_blanks();
                self.any().map(Selector::Filter)
            }
            Some('-' | '0'..='9' | ':') => self.index_or_slice(),
            _ => Err(self.cursor.expected("a name in quotes, an index, `*` or a filter that begins with `?`")),
        }
    }

    fn index_or_slice(&mut self) -> Result<Selector, Fault> {
        let start = self.bound()?;
        let after_start = self.cursor;
        self.cursor.skip_blanks();
        if !self.cursor.eat(":") {
            self.cursor = after_start;
            return start.map(Selector::Index).ok_or_else(|| self.cursor.expected("an index"));
        }
        self.cursor.skip_blanks();
        let end = self.bound()?;
        let after_end = self.cursor;
        self.cursor.skip_blanks();
        if !self.cursor.eat(":") {
            self.cursor = after_end;
            return Ok(Selector::Slice { start, end, step: None });
        }
        let after_colon = self.cursor;
        self.cursor.skip_blanks();
        let step = self.bound()?;
        if step.is_none() {
            self.cursor = after_colon;
        }
        Ok(Selector::Slice { start, end, step })
    }

    fn bound(&mut self) -> Result<Option<i64>, Fault> {
        let is_here = self.cursor.peek().is_some_and(|character| character == '-' || character.is_ascii_digit());
        is_here.then(|| self.cursor.integer()).transpose()
    }

    /// Conditions joined by `||`.
    fn any(&mut self) -> Result<Condition, Fault> {
        let mut conditions = vec![self.all()?];
        while self.eat_between("||") {
            conditions.push(self.all()?);
        }
        Ok(if conditions.len() == 1 { conditions.remove(0) } else { Condition::Any(conditions) })
    }

    /// Conditions joined by `&&`.
    fn all(&mut self) -> Result<Condition, Fault> {
        let mut conditions = vec![self.condition()?];
        while self.eat_between("&&") {
            conditions.push(self.condition()?);
        }
        Ok(if conditions.len() == 1 { conditions.remove(0) } else { Condition::All(conditions) })
    }

    /// Moves past a word and the blanks around it, if it comes next.
    fn eat_between(&mut self, word: &str) -> bool {
        let before = self.cursor;
        self.cursor.skip_blanks();
        let is_here = self.cursor.eat(word);
        if is_here {
            self.cursor.skip_blanks();
        } else {
            self.cursor = before;
        }
        is_here
    }

    fn condition(&mut self) -> Result<Condition, Fault> {
        let is_negated = self.cursor.eat("!");
        if is_negated {
            self.cursor.skip_blanks();
        }
        let start = self.cursor.offset();
        let condition = if self.cursor.peek() == Some('(') {
            self.open("(")?;
            self.cursor.skip_blanks();
            let condition = self.any()?;
            self.cursor.skip_blanks();
            self.close(")")?;
            condition
        } else {
            let term = self.term()?;
            match self.operator() {
                Some(_) if is_negated => {
                    return Err(Fault::new(start, "a comparison after `!` needs brackets around it"));
                }
                Some(operator) => self.comparison(term, start, operator)?,
                None => self.test(term)?,
            }
        };
        Ok(if is_negated { Condition::Not(Box::new(condition)) } else { condition })
    }

    fn comparison(&mut self, left: Term, start: usize, operator: Operator) -> Result<Condition, Fault> {
        let left = operand(left, start)?;
        self.cursor.skip_blanks();
        let start = self.cursor.offset();
        let right = self.term()?;
        Ok(Condition::Compare(left, operator, operand(right, start)?))
    }

    fn test(&self, term: Term) -> Result<Condition, Fault> {
        match term {
            Term::Condition(condition) => Ok(condition),
            Term::Operand(Operand::Only(lookup)) | Term::Many(lookup) => Ok(Condition::Exists(lookup)),
            Term::Operand(_) => Err(self.cursor.expected("a comparison such as `==`")),
        }
    }

    fn operator(&mut self) -> Option<Operator> {
        let words = [
            ("==", Operator::Equal),
            ("!=", Operator::NotEqual),
            ("<=", Operator::LessOrEqual),
            (">=", Operator::GreaterOrEqual),
            ("<", Operator::Less),
            (">", Operator::Greater),
        ];
        let before = self.cursor;
        self.cursor.skip_blanks();
        let found = words.into_iter().find(|(word, _)| self.cursor.eat(word));
        if found.is_none() {
            self.cursor = before;
        }
        found.map(|(_, operator)| operator)
    }

    fn term(&mut self) -> Result<Term, Fault> {
        match self.cursor.peek() {
            Some('@' | '$') => {
                let lookup = self.lookup()?;
                Ok(if lookup.is_singular() { Term::Operand(Operand::Only(lookup)) } else { Term::Many(lookup) })
            }
            Some('\'' | '"') => self.cursor.string().map(|text| Term::Operand(Operand::Text(text))),
            Some('-' | '0'..='9') => self.cursor.number().map(|number| Term::Operand(Operand::Number(number))),
            Some('a'..='z') => self.word(),
            _ => Err(self.cursor.expected("a condition")),
        }
    }

    fn lookup(&mut self) -> Result<Lookup, Fault> {
        let is_absolute = self.cursor.eat("$");
        if !is_absolute {
            self.cursor.demand("@")?;
        }
        Ok(Lookup { is_absolute, segments: self.segments()? })
    }

    /// A literal that is a word, or a function.
    fn word(&mut self) -> Result<Term, Fault> {
        let start = self.cursor.offset();
        let word = self.cursor.take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        let literal = match word {
            "true" => Some(Operand::Boolean(true)),
            "false" => Some(Operand::Boolean(false)),
            "null" => Some(Operand::Null),
            _ => None,
        };
        if let Some(literal) = literal {
            return Ok(Term::Operand(literal));
        }
        if !matches!(word, "length" | "count" | "value" | "match" | "search") {
            let message =
                "a function is `length`, `count`, `value`, `match` or `search`, and a string stands in quotes";
            return Err(Fault::new(start, message));
        }
        self.open("(")?;
        self.cursor.skip_blanks();
        let term = match word {
            "length" => Term::Operand(Operand::Length(Box::new(self.value_argument()?))),
            "count" => Term::Operand(Operand::Count(self.nodes_argument()?)),
            "value" => Term::Operand(Operand::Value(self.nodes_argument()?)),
            _ => {
                let text = self.value_argument()?;
                self.cursor.skip_blanks();
                self.cursor.demand(",")?;
                self.cursor.skip_blanks();
                let pattern = self.value_argument()?;
                Term::Condition(Condition::Matches { text, pattern, is_whole: word == "match" })
            }
        };
        self.cursor.skip_blanks();
        self.close(")")?;
        Ok(term)
    }

    fn value_argument(&mut self) -> Result<Operand, Fault> {
        let start = self.cursor.offset();
        let term = self.term()?;
        operand(term, start)
    }

    fn nodes_argument(&mut self) -> Result<Lookup, Fault> {
        match self.cursor.peek() {
            Some('@' | '$') => self.lookup(),
            _ => Err(self.cursor.expected("a query that begins with `@` or `$`")),
        }
    }

    fn open(&mut self, bracket: &str) -> Result<(), Fault> {
        if self.depth >= MAX_NESTING {
            let message = format!("brackets are nested more than {MAX_NESTING} levels deep here");
            return Err(Fault { cause: Cause::TooComplex, at: self.cursor.offset(), message });
        }
        self.depth += 1;
        self.cursor.demand(bracket)
    }

    fn close(&mut self, bracket: &str) -> Result<(), Fault> {
        self.depth -= 1;
        self.cursor.demand(bracket)
    }
}

/// What can be compared, or handed to a function.
fn operand(term: Term, start: usize) -> Result<Operand, Fault> {
    match term {
        Term::Operand(operand) => Ok(operand),
        Term::Condition(_) => Err(Fault::new(start, "`match` and `search` are conditions and have no value")),
        Term::Many(_) => Err(Fault::new(start, "this query may match many nodes, and here is room for one value")),
    }
}
