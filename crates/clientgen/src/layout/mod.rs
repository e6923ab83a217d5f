//! Lines of Rust, broken where prettyplease would break them, without reading them as syntax.
//!
//! Text of this generator comes as lines: statements, fields, heads of functions. Most fit and stay as they are. The
//! others are taken apart, as far as such lines go (paths, calls, chains of methods, structs, tuples, arrays, closures), and
//! laid out like the types beside them, which typify writes and prettyplease lays out. Nothing else of Rust is understood.

mod breaks;
mod expression;
mod ty;

use rust_text::Text;

use breaks::Breaks;
use expression::Expression;

/// Width of a line.
const WIDTH: usize = 89;

/// Width of one level of braces.
const INDENT: isize = 4;

/// `expression;`
pub(crate) fn statement(expression: &str, text: &mut Text) {
    standing(expression, ";", text);
}

/// The expression that a function ends with.
pub(crate) fn result(expression: &str, text: &mut Text) {
    standing(expression, "", text);
}

fn standing(expression: &str, end: &'static str, text: &mut Text) {
    let line = format!("{expression}{end}");
    if fits(&line, text) {
        return text.line(line);
    }
    let mut breaks = Breaks::default();
    breaks.inconsistent(0);
    Expression::of(expression).write_statement(&mut breaks);
    breaks.word(end);
    breaks.end();
    breaks.print(text);
}

/// `let pattern = expression;`
pub(crate) fn binding(pattern: &str, expression: &str, text: &mut Text) {
    let line = format!("let {pattern} = {expression};");
    if fits(&line, text) {
        return text.line(line);
    }
    let mut breaks = Breaks::default();
    breaks.inconsistent(0);
    breaks.word("let ");
    expression::write_pattern(pattern, &mut breaks);
    write_value(expression, &mut breaks);
    breaks.print(text);
}

/// `self.field = expression;`
pub(crate) fn assignment(field: &str, expression: &str, text: &mut Text) {
    let line = format!("self.{field} = {expression};");
    if fits(&line, text) {
        return text.line(line);
    }
    let mut breaks = Breaks::default();
    breaks.inconsistent(0);
    breaks.consistent(INDENT);
    breaks.word("self");
    breaks.zero();
    breaks.word(".");
    breaks.word(field);
    breaks.end();
    write_value(expression, &mut breaks);
    breaks.print(text);
}

fn write_value<'t>(expression: &'t str, breaks: &mut Breaks<'t>) {
    breaks.word(" = ");
    breaks.never();
    Expression::of(expression).write(breaks);
    breaks.end();
    breaks.word(";");
}

/// `one | other => expression,`
pub(crate) fn arm(patterns: &[String], expression: &str, text: &mut Text) {
    let line = format!("{} => {expression}", patterns.join(" | "));
    if fits(&line, text) {
        return text.line(line + ",");
    }
    let mut breaks = Breaks::default();
    breaks.inconsistent(0);
    // Ranges stand one below the other, numbers side by side.
    if patterns.iter().any(|pattern| pattern.contains("..")) {
        breaks.consistent(0);
    } else {
        breaks.inconsistent(0);
    }
    for (idx, pattern) in patterns.iter().enumerate() {
        if idx > 0 {
            breaks.space();
            breaks.word("| ");
        }
        breaks.word(pattern);
    }
    breaks.end();
    breaks.word(" => ");
    breaks.never();
    breaks.consistent(INDENT);
    breaks.brace();
    Expression::of(expression).write(&mut breaks);
    breaks.unbrace(",");
    breaks.end();
    breaks.end();
    breaks.print(text);
}

/// `name: Type,`, a field or a bound.
pub(crate) fn field(name: &str, ty: &str, text: &mut Text) {
    let line = format!("{name}: {ty},");
    if fits(&line, text) {
        return text.line(line);
    }
    let mut breaks = Breaks::default();
    ty::write(name, &mut breaks);
    breaks.word(": ");
    ty::write(ty, &mut breaks);
    breaks.word(",");
    breaks.print(text);
}

/// `pub struct Name<'a> {`
pub(crate) fn structure(name: &str, text: &mut Text) {
    let line = format!("pub struct {name}<'a> {{");
    if line.len() <= WIDTH {
        return text.line(line);
    }
    let mut breaks = Breaks::of_block();
    breaks.word("pub struct ");
    breaks.word(name);
    write_generics("'a", &mut breaks);
    breaks.word(" {");
    breaks.print(text);
}

/// `impl<'a> Name<'a> {`
pub(crate) fn methods(name: &str, text: &mut Text) {
    let line = format!("impl<'a> {name}<'a> {{");
    if line.len() <= WIDTH {
        return text.line(line);
    }
    let of = format!("{name}<'a>");
    let mut breaks = Breaks::of_block();
    breaks.inconsistent(-INDENT);
    breaks.consistent(INDENT);
    breaks.word("impl");
    write_generics("'a", &mut breaks);
    breaks.end();
    breaks.word(" ");
    ty::write(&of, &mut breaks);
    breaks.end();
    breaks.word(" {");
    breaks.print(text);
}

/// `fn name<T>(arguments) -> output {`; without the brace if a `where` follows.
pub(crate) fn function(
    name: &str,
    generic: &str,
    arguments: &[&str],
    output: &str,
    end: &'static str,
    text: &mut Text,
) {
    let (open, close) = if generic.is_empty() { ("", "") } else { ("<", ">") };
    let line = format!("{name}{open}{generic}{close}({}) -> {output}{end}", arguments.join(", "));
    if 4 * text.depth() + line.len() <= WIDTH {
        return text.line(line);
    }
    let mut breaks = Breaks::of_block();
    breaks.word(name);
    if !generic.is_empty() {
        write_generics(generic, &mut breaks);
    }
    breaks.word("(");
    breaks.never();
    breaks.consistent(0);
    breaks.zero();
    for (idx, argument) in arguments.iter().enumerate() {
        if idx > 0 {
            breaks.comma();
        }
        breaks.word(argument);
    }
    breaks.last_comma(0);
    breaks.end();
    breaks.word(")");
    breaks.consistent(-INDENT);
    breaks.word(" -> ");
    ty::write(output, &mut breaks);
    breaks.end();
    breaks.word(end);
    breaks.print(text);
}

fn write_generics<'t>(generic: &'t str, breaks: &mut Breaks<'t>) {
    breaks.word("<");
    breaks.consistent(0);
    breaks.zero();
    breaks.word(generic);
    breaks.last_comma(0);
    breaks.end();
    breaks.word(">");
}

fn fits(line: &str, text: &Text) -> bool {
    // A struct may be too wide though its line is not.
    4 * text.depth() + line.len() <= WIDTH && !line.contains(" { ")
}
