//! The same questions by hand: prepared statements in one transaction, every column read, nothing made of them.

use std::error::Error;
use std::path::Path;

use postgres::types::Type;
use postgres::{Client, IsolationLevel, NoTls, Statement, Transaction};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, ToSql, params};

use crate::asking::Bare;

/// As many seams as the store asks for.
const MAX_SEAMS: usize = 3;

const BENEFIT: &str = "SELECT b.*, c.number, v.* FROM benefit b LEFT JOIN card c ON c.benefit = b.code \
                       LEFT JOIN vehicle v ON v.subject = 'benefit' AND v.code = b.code WHERE b.code";

/// What a page shows of people and benefits, by their codes.
const PEOPLE: &[&str] = &[
    "SELECT * FROM person WHERE code",
    "SELECT * FROM phone WHERE subject = 'person' AND code",
    "SELECT * FROM address WHERE subject IN ('person', 'payer') AND code",
];
const BENEFITS: &[&str] =
    &[BENEFIT, "SELECT * FROM benefit_item WHERE benefit", "SELECT * FROM benefit_field WHERE benefit"];

/// SQLite.
pub(crate) struct BareSqlite {
    connection: Connection,
}

impl BareSqlite {
    /// A connection of its own to a file.
    pub(crate) fn open(file: &Path) -> Result<Self, Box<dyn Error>> {
        let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.set_prepared_statement_cache_capacity(64);
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        Ok(Self { connection })
    }
}

impl Bare for BareSqlite {
    fn seams(&mut self, person: i32) -> Result<String, Box<dyn Error>> {
        Ok(self.connection.query_row("SELECT seams FROM person WHERE code = ?1", [person], |row| row.get(0))?)
    }

    fn benefit(&mut self, code: i32) -> Result<usize, Box<dyn Error>> {
        let transaction = self.connection.unchecked_transaction()?;
        Ok(read(&transaction, &format!("{BENEFIT} = ?1"), params![code], &mut |_| {})?)
    }

    fn members(&mut self, name: &str, seams: &str, stores: &str) -> Result<usize, Box<dyn Error>> {
        let transaction = self.connection.unchecked_transaction()?;
        let seams: Vec<i64> = seams.split(',').map(str::parse).collect::<Result<_, _>>()?;
        let marks = seams.iter().fold(0_i64, |marks, seam| marks | 1 << (seam & 63));
        let has_seams = "p.code IN (SELECT person FROM person_seam WHERE seam = ?2 AND marks & ?3 = ?3)";
        let sql = format!(
            "SELECT p.code, b.code FROM person p LEFT JOIN benefit b ON b.person = p.code AND +b.store IN ({stores}) \
             WHERE (b.code IS NOT NULL OR +p.store IN ({stores})) AND {has_seams} AND instr(p.search_name, ?1) > 0 \
             ORDER BY p.code, b.code LIMIT 100"
        );
        let (mut people, mut benefits) = (Vec::new(), Vec::new());
        read(&transaction, &sql, params![name, seams[0], marks], &mut |row| {
            people.extend(row.get::<_, i64>(0).ok().map(|code| code.to_string()));
            benefits.extend(row.get::<_, i64>(1).ok().map(|code| code.to_string()));
        })?;
        let mut n_rows = 0;
        for (statements, codes) in [(PEOPLE, people), (BENEFITS, benefits)] {
            let codes = format!("[{}]", codes.join(","));
            for sql in statements {
                let sql = format!("{sql} IN (SELECT value FROM json_each(?1))");
                n_rows += read(&transaction, &sql, params![codes], &mut |_| {})?;
            }
        }
        Ok(n_rows)
    }
}

/// Reads all columns of all rows.
fn read(
    connection: &Connection,
    sql: &str,
    params: &[&dyn ToSql],
    each: &mut dyn FnMut(&rusqlite::Row<'_>),
) -> rusqlite::Result<usize> {
    let mut statement = connection.prepare_cached(sql)?;
    let n_columns = statement.column_count();
    let mut rows = statement.query(params)?;
    let mut n_rows = 0;
    while let Some(row) = rows.next()? {
        for idx in 0..n_columns {
            std::hint::black_box(row.get_ref(idx)?);
        }
        each(row);
        n_rows += 1;
    }
    Ok(n_rows)
}

/// PostgreSQL.
pub(crate) struct BarePostgres {
    client: Client,
    benefit: Statement,
    members: Statement,
    shown: Vec<Statement>,
}

impl BarePostgres {
    /// A connection of its own to a server, with all that it will ask.
    pub(crate) fn open(address: &str) -> Result<Self, Box<dyn Error>> {
        let mut client = Client::connect(address, NoTls)?;
        let benefit = client.prepare(&format!("{BENEFIT} = $1"))?;
        let numbers = |place: &str| format!("string_to_array({place}, ',')::integer[]");
        let members = client.prepare(&format!(
            "SELECT p.code, b.code FROM person p LEFT JOIN benefit b ON b.person = p.code AND b.store = ANY ({stores}) \
             WHERE (b.code IS NOT NULL OR p.store = ANY ({stores})) \
             AND string_to_array(p.seams, ',')::integer[] @> {seams} AND strpos(p.search_name, $1) > 0 \
             ORDER BY p.code, b.code LIMIT 100",
            stores = numbers("$3"),
            seams = numbers("$2")
        ))?;
        let shown: Result<Vec<Statement>, _> = PEOPLE
            .iter()
            .chain(BENEFITS)
            .map(|sql| client.prepare(&format!("{sql} = ANY ({})", numbers("$1"))))
            .collect();
        let shown = shown?;
        Ok(Self { client, benefit, members, shown })
    }

    fn begin(client: &mut Client) -> Result<Transaction<'_>, postgres::Error> {
        client.build_transaction().read_only(true).isolation_level(IsolationLevel::RepeatableRead).start()
    }
}

impl Bare for BarePostgres {
    fn seams(&mut self, person: i32) -> Result<String, Box<dyn Error>> {
        Ok(self.client.query_one("SELECT seams FROM person WHERE code = $1", &[&person])?.get(0))
    }

    fn benefit(&mut self, code: i32) -> Result<usize, Box<dyn Error>> {
        let mut transaction = Self::begin(&mut self.client)?;
        let rows = transaction.query(&self.benefit, &[&code])?;
        rows.iter().for_each(look_at);
        Ok(rows.len())
    }

    fn members(&mut self, name: &str, seams: &str, stores: &str) -> Result<usize, Box<dyn Error>> {
        let mut transaction = Self::begin(&mut self.client)?;
        let seams: Vec<&str> = seams.split(',').take(MAX_SEAMS).collect();
        let pairs = transaction.query(&self.members, &[&name, &seams.join(","), &stores])?;
        let people: Vec<String> = pairs.iter().map(|row| row.get::<_, i32>(0).to_string()).collect();
        let benefits: Vec<String> =
            pairs.iter().filter_map(|row| row.get::<_, Option<i32>>(1)).map(|code| code.to_string()).collect();
        let (people, benefits) = (people.join(","), benefits.join(","));
        let mut n_rows = 0;
        for (idx, statement) in self.shown.iter().enumerate() {
            let codes = if idx < PEOPLE.len() { &people } else { &benefits };
            let rows = transaction.query(statement, &[codes])?;
            rows.iter().for_each(look_at);
            n_rows += rows.len();
        }
        Ok(n_rows)
    }
}

/// Reads all columns of a row.
fn look_at(row: &postgres::Row) {
    for (idx, column) in row.columns().iter().enumerate() {
        match *column.type_() {
            Type::TEXT => drop(std::hint::black_box(row.get::<_, Option<&str>>(idx))),
            Type::INT4 => drop(std::hint::black_box(row.get::<_, Option<i32>>(idx))),
            Type::INT8 => drop(std::hint::black_box(row.get::<_, Option<i64>>(idx))),
            _ => drop(std::hint::black_box(row.get::<_, Option<f64>>(idx))),
        }
    }
}
