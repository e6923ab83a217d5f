//! Figures without a goal, side by side: a table for each family of benches, a row for each program, a column for each bench.

use std::io::{self, Write};

use contractual::output::red;

use super::figures::{self, Figure, Quantity, grouped};

/// A table: its heading, and which figures it holds, by the server that they are of.
struct Table {
    heading: &'static str,
    server: fn(&Quantity) -> Option<&str>,
    n_digits: usize,
}

const TABLES: [Table; 2] = [
    Table {
        heading: "User-space instructions per request",
        server: |quantity| match quantity {
            Quantity::InstructionsOf(server) => Some(server),
            _ => None,
        },
        n_digits: 0,
    },
    Table {
        heading: "CPU per request in µs, user and kernel mode",
        server: |quantity| match quantity {
            Quantity::CpuMicrosecondsOf(server) => Some(server),
            _ => None,
        },
        n_digits: 1,
    },
];

/// Writes Markdown tables, to be pasted where it is argued about: goals, then what was compared.
pub(super) fn write_tables(figures: &[Figure], out: &mut dyn Write) -> io::Result<()> {
    figures::write_goals(figures, out)?;
    write(figures, out)?;
    if figures.iter().any(|figure| figure.measured.is_none()) {
        let what = "instructions were left out: valgrind is not installed. Install Debian's package `valgrind`.";
        writeln!(out, "\n{} {what}", red("!!"))?;
    }
    Ok(())
}

/// Writes the tables that have rows. Each figure stands with its multiple of the first row's.
pub(super) fn write(figures: &[Figure], out: &mut dyn Write) -> io::Result<()> {
    for family in distinct(figures.iter().map(family)) {
        let own: Vec<&Figure> = figures.iter().filter(|figure| self::family(figure) == family).collect();
        write_family(&own, out)?;
    }
    Ok(())
}

/// Family of a bench: the first part of its name.
fn family(figure: &Figure) -> &str {
    figure.bench.split('/').next().unwrap_or_default()
}

fn write_family(figures: &[&Figure], out: &mut dyn Write) -> io::Result<()> {
    for Table { heading, server, n_digits } in &TABLES {
        let held: Vec<(&str, &str, f64)> = figures
            .iter()
            .filter_map(|figure| Some((server(&figure.quantity)?, figure.bench.as_str(), figure.measured?)))
            .collect();
        let servers = distinct(held.iter().map(|(server, ..)| *server));
        let benches = distinct(held.iter().map(|(_, bench, _)| *bench));
        let Some(first) = servers.first() else { continue };
        let value = |server: &str, bench: &str| {
            let found = held.iter().find(|(own_server, own_bench, _)| *own_server == server && *own_bench == bench);
            found.map(|(.., measured)| *measured)
        };
        writeln!(out, "\n| {heading} | {} |", benches.join(" | "))?;
        writeln!(out, "|---{}|", "|---:".repeat(benches.len()))?;
        for server in &servers {
            write!(out, "| {server} |")?;
            for bench in &benches {
                match (value(server, bench), value(first, bench)) {
                    (Some(own), Some(base)) => {
                        write!(out, " {} ({:.2} ×) |", grouped(&format!("{own:.n_digits$}")), own / base)?;
                    }
                    _ => write!(out, " – |")?,
                }
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

/// Distinct names, in the order of first appearance.
fn distinct<'f>(names: impl Iterator<Item = &'f str>) -> Vec<&'f str> {
    let mut found = Vec::new();
    for name in names {
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_family_has_a_table_of_its_own() {
        let figure = |bench: &str, program: &str, counted| {
            Figure::reading(bench, Quantity::InstructionsOf(program.to_owned()), Some(counted))
        };
        let figures = [
            figure("stubs/list", "hyper", 1000.0),
            figure("stubs/list", "stub", 1200.0),
            figure("client/list", "reqwest", 10_000.0),
            figure("client/list", "client", 9_500.0),
        ];
        let mut out = Vec::new();
        write(&figures, &mut out).unwrap();
        insta::assert_snapshot!(String::from_utf8(out).unwrap().trim(), @"
        | User-space instructions per request | stubs/list |
        |---|---:|
        | hyper | 1,000 (1.00 ×) |
        | stub | 1,200 (1.20 ×) |

        | User-space instructions per request | client/list |
        |---|---:|
        | reqwest | 10,000 (1.00 ×) |
        | client | 9,500 (0.95 ×) |
        ");
    }
}
