//! Expressions, as far as generated lines go.

use super::INDENT;
use super::breaks::Breaks;
use super::ty;

/// Length of a name after which a chain of methods may go on without a break.
const SHORT: usize = 4;

/// Width of a struct on one line.
const STRUCT_WIDTH: isize = 34;

/// An expression.
pub(super) enum Expression<'t> {
    /// A path, a literal, or `()`.
    Plain(&'t str),
    /// `&expression`
    Reference(Box<Expression<'t>>),
    /// `function(arguments)`
    Call(Box<Expression<'t>>, Vec<Expression<'t>>),
    /// `receiver.name(arguments)`
    Method(Box<Expression<'t>>, &'t str, Vec<Expression<'t>>),
    /// `future.await`
    Await(Box<Expression<'t>>),
    /// `expression?`
    Try(Box<Expression<'t>>),
    /// `|inputs| body`
    Closure(&'t str, Box<Expression<'t>>),
    /// `Path { name: value, other }`
    Struct(&'t str, Vec<(&'t str, Option<Expression<'t>>)>),
    /// `[elements]`
    Array(Vec<Expression<'t>>),
    /// `(elements)`
    Tuple(Vec<Expression<'t>>),
}

impl<'t> Expression<'t> {
    /// An expression from text.
    pub(super) fn of(text: &'t str) -> Expression<'t> {
        Reader { rest: text }.expression()
    }

    /// The expression as a statement of its own: a chain of methods of a short name goes on beside the name.
    pub(super) fn write_statement(&self, breaks: &mut Breaks<'t>) {
        self.write_at(true, breaks);
    }

    pub(super) fn write(&self, breaks: &mut Breaks<'t>) {
        self.write_at(false, breaks);
    }

    fn write_at(&self, is_statement: bool, breaks: &mut Breaks<'t>) {
        match self {
            Expression::Plain(text) if text.starts_with('"') => breaks.word(text),
            Expression::Plain(path) => ty::write(path, breaks),
            Expression::Reference(inner) => {
                breaks.word("&");
                inner.write(breaks);
            }
            Expression::Call(function, arguments) => {
                function.write(breaks);
                write_arguments(arguments, breaks);
            }
            Expression::Try(inner) => {
                inner.write_at(is_statement, breaks);
                breaks.word("?");
            }
            Expression::Method(..) | Expression::Await(_) => {
                breaks.consistent(INDENT);
                self.write_link(is_statement, true, breaks);
                breaks.end();
            }
            Expression::Closure(inputs, body) => write_closure(inputs, body, breaks),
            Expression::Struct(path, fields) => {
                breaks.consistent(INDENT);
                breaks.inconsistent(-INDENT);
                breaks.word(path);
                breaks.end();
                write_fields(fields, breaks);
                breaks.end_at_most(STRUCT_WIDTH);
                breaks.word("}");
            }
            Expression::Array(elements) => write_list("[", elements, "]", breaks),
            Expression::Tuple(elements) => write_list("(", elements, ")", breaks),
        }
    }

    /// A link of a chain, and those before it.
    fn write_link(&self, is_statement: bool, is_last: bool, breaks: &mut Breaks<'t>) {
        match self {
            Expression::Method(receiver, name, arguments) => {
                receiver.write_link(is_statement, false, breaks);
                let goes_on = is_statement && receiver.is_short();
                if !goes_on {
                    breaks.zero();
                }
                breaks.word(".");
                ty::write(name, breaks);
                breaks.consistent(if goes_on && is_last { -INDENT } else { 0 });
                write_arguments(arguments, breaks);
                breaks.end();
            }
            Expression::Await(future) => {
                future.write_link(is_statement, false, breaks);
                if !(is_statement && future.is_short()) {
                    breaks.zero();
                }
                breaks.word(".await");
            }
            Expression::Try(inner) => {
                inner.write_link(is_statement, false, breaks);
                breaks.word("?");
            }
            Expression::Call(function, arguments) => {
                function.write_link(false, false, breaks);
                write_arguments(arguments, breaks);
            }
            other => {
                breaks.consistent(-INDENT);
                other.write(breaks);
                breaks.end();
            }
        }
    }

    fn is_short(&self) -> bool {
        matches!(self, Expression::Plain(name) if name.len() <= SHORT && !name.contains(['"', '(', ':']))
    }

    /// True if it is laid out between the parentheses of a call as it stands.
    fn is_block(&self) -> bool {
        matches!(self, Expression::Array(_) | Expression::Closure(..) | Expression::Struct(..) | Expression::Tuple(_))
            || matches!(self, Expression::Plain("()"))
    }
}

/// A name, or a pattern that takes a struct apart: such a pattern may be as wide as the line.
pub(super) fn write_pattern<'t>(pattern: &'t str, breaks: &mut Breaks<'t>) {
    match Expression::of(pattern) {
        Expression::Struct(path, fields) => {
            breaks.consistent(INDENT);
            breaks.word(path);
            write_fields(&fields, breaks);
            breaks.end();
            breaks.word("}");
        }
        _ => breaks.word(pattern),
    }
}

fn write_arguments<'t>(arguments: &[Expression<'t>], breaks: &mut Breaks<'t>) {
    breaks.word("(");
    match arguments {
        [] => {}
        [only] if only.is_block() => only.write(breaks),
        several => {
            breaks.consistent(INDENT);
            write_elements(several, breaks);
            breaks.end();
        }
    }
    breaks.word(")");
}

fn write_list<'t>(open: &'static str, elements: &[Expression<'t>], close: &'static str, breaks: &mut Breaks<'t>) {
    breaks.word(open);
    if !elements.is_empty() {
        breaks.consistent(INDENT);
        write_elements(elements, breaks);
        breaks.end();
    }
    breaks.word(close);
}

fn write_elements<'t>(elements: &[Expression<'t>], breaks: &mut Breaks<'t>) {
    breaks.zero();
    for (idx, element) in elements.iter().enumerate() {
        if idx > 0 {
            breaks.comma();
        }
        element.write(breaks);
    }
    breaks.last_comma(0);
}

fn write_fields<'t>(fields: &[(&'t str, Option<Expression<'t>>)], breaks: &mut Breaks<'t>) {
    breaks.word(" {");
    breaks.space();
    for (idx, (name, value)) in fields.iter().enumerate() {
        if idx > 0 {
            breaks.comma();
        }
        breaks.word(name);
        if let Some(value) = value {
            breaks.word(": ");
            breaks.inconsistent(0);
            value.write(breaks);
            breaks.end();
        }
    }
    breaks.last_comma(1);
}

fn write_closure<'t>(inputs: &'t str, body: &Expression<'t>, breaks: &mut Breaks<'t>) {
    breaks.inconsistent(0);
    breaks.consistent(INDENT);
    breaks.word("|");
    breaks.zero();
    breaks.word(inputs);
    breaks.word("|");
    breaks.space_back();
    breaks.end();
    breaks.never();
    breaks.consistent(INDENT);
    breaks.brace();
    body.write(breaks);
    breaks.unbrace("");
    breaks.end();
    breaks.end();
}

/// Text that is read from left to right. It was written by this generator: what it does not know does not come.
struct Reader<'t> {
    rest: &'t str,
}

impl<'t> Reader<'t> {
    fn expression(&mut self) -> Expression<'t> {
        if self.take("&") {
            return Expression::Reference(Box::new(self.expression()));
        }
        let mut expression = self.primary();
        loop {
            if self.take("?") {
                expression = Expression::Try(Box::new(expression));
            } else if self.take(".await") {
                expression = Expression::Await(Box::new(expression));
            } else if self.take(".") {
                let name = self.name();
                self.take("(");
                expression = Expression::Method(Box::new(expression), name, self.elements(")"));
            } else if self.take("(") {
                expression = Expression::Call(Box::new(expression), self.elements(")"));
            } else {
                return expression;
            }
        }
    }

    fn primary(&mut self) -> Expression<'t> {
        if self.rest.starts_with('"') {
            let end = string_end(self.rest);
            return Expression::Plain(self.cut(end));
        }
        if self.rest.starts_with("()") {
            return Expression::Plain(self.cut(2));
        }
        if self.take("(") {
            return Expression::Tuple(self.elements(")"));
        }
        if self.take("[") {
            return Expression::Array(self.elements("]"));
        }
        if self.take("|") {
            let end = self.rest.find('|').unwrap_or(self.rest.len());
            let inputs = self.cut(end);
            self.take("| ");
            return Expression::Closure(inputs, Box::new(self.expression()));
        }
        let path = self.name();
        if self.take(" { ") { Expression::Struct(path, self.fields()) } else { Expression::Plain(path) }
    }

    fn elements(&mut self, close: &str) -> Vec<Expression<'t>> {
        let mut elements = Vec::new();
        while !self.take(close) && !self.rest.is_empty() {
            elements.push(self.expression());
            self.take(", ");
        }
        elements
    }

    fn fields(&mut self) -> Vec<(&'t str, Option<Expression<'t>>)> {
        let mut fields = Vec::new();
        while !self.take("}") && !self.rest.is_empty() {
            let name = self.name();
            let value = self.take(": ").then(|| self.expression());
            fields.push((name, value));
            self.take(",");
            self.take(" ");
        }
        fields
    }

    /// A path, with arguments if it has any, or a number.
    fn name(&mut self) -> &'t str {
        let mut n_open = 0;
        let end = self.rest.char_indices().find(|(at, c)| {
            match c {
                '<' => n_open += 1,
                '>' => n_open -= 1,
                _ => {}
            }
            let is_colon = *c == ':' && (self.rest[*at..].starts_with("::") || self.rest[..*at].ends_with(':'));
            let goes_on = n_open > 0 || *c == '>' || *c == '_' || c.is_alphanumeric() || is_colon;
            !goes_on
        });
        self.cut(end.map_or(self.rest.len(), |(at, _)| at))
    }

    fn take(&mut self, wanted: &str) -> bool {
        match self.rest.strip_prefix(wanted) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn cut(&mut self, end: usize) -> &'t str {
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }
}

/// End of a string literal, behind its quote.
fn string_end(text: &str) -> usize {
    let mut is_escaped = false;
    let inside = text.char_indices().skip(1);
    let mut ends = inside.filter(|(_, c)| {
        let is_end = *c == '"' && !is_escaped;
        is_escaped = *c == '\\' && !is_escaped;
        is_end
    });
    ends.next().map_or(text.len(), |(at, _)| at + 1)
}
