//! Whether what is kept twice agrees: names and how they are searched for, situations and their history, counters and
//! codes. An engine cannot know that; what it can know it checks itself.

use domain::attendance::Entity;
use domain::values::{PersonName, Plate, PlateKey};

use super::counters::CounterState;
use super::driver::Engine;
use super::names::seam_column;
use super::transaction::ReadTx;
use crate::error::StoreError;

/// Rows that are read at once.
const PIECE: i32 = 10_000;

/// Tables with a name and how it is searched for.
const SEARCHED: &[&str] = &["person", "dependent", "lead"];

/// What belongs to something by the columns `subject` and `code`: the tables, and whose each subject is.
const OWNED: &[&str] = &["phone", "address", "vehicle"];
const OWNERS: &[(&str, &str)] = &[
    ("person", "person"),
    ("payer", "person"),
    ("seller", "seller"),
    ("supplier", "supplier"),
    ("benefit", "benefit"),
    ("deal", "deal"),
    ("event", "event"),
];

/// Questions whose answer is how many rows are wrong, and what is wrong with them.
const QUESTIONS: &[(&str, &str)] = &[
    (
        "SELECT COUNT(*) FROM benefit b WHERE NOT EXISTS (SELECT 1 FROM card c WHERE c.benefit = b.code)",
        "benefits have no card",
    ),
    (
        "SELECT COUNT(*) FROM benefit b WHERE b.kind <> (SELECT p.kind FROM plan p WHERE p.code = b.plan)",
        "benefits are of another type than their plan",
    ),
    ("SELECT COUNT(*) FROM card WHERE LENGTH(number) <> 13", "cards have no 13 digits"),
    (
        "SELECT COUNT(*) FROM (SELECT receiver, state FROM ( \
         SELECT receiver, state, COUNT(*) AS n_deliveries, 0 AS n_counted FROM delivery GROUP BY receiver, state \
         UNION ALL SELECT receiver, state, 0, n FROM delivery_count) AS counted \
         GROUP BY receiver, state HAVING SUM(n_deliveries) <> SUM(n_counted)) AS wrong",
        "counts of deliveries are not what they count",
    ),
    (
        "SELECT COUNT(*) FROM delivery d WHERE NOT EXISTS (SELECT 1 FROM announcement a \
         WHERE a.history = d.history)",
        "deliveries have nothing to tell",
    ),
    (
        "SELECT COUNT(*) FROM announcement a WHERE NOT EXISTS (SELECT 1 FROM delivery d WHERE d.history = a.history)",
        "announcements are told to nobody",
    ),
];

/// What has a history: how it is called, its table, and its word in the history.
const MOVED: &[(&str, &str, Entity)] = &[
    ("benefits", "benefit", Entity::Benefit),
    ("consultations", "consultation", Entity::Consultation),
    ("help desk calls", "help_desk", Entity::HelpDesk),
    ("inspections", "inspection", Entity::Inspection),
    ("events", "event", Entity::Event),
];

impl ReadTx<'_> {
    /// Disagreements, a sentence each; none, if all is well. It reads everything once.
    pub fn audit(&mut self) -> Result<Vec<String>, StoreError> {
        let mut findings = Vec::new();
        for CounterState { name, given, highest } in self.counters()? {
            if given < highest {
                findings.push(format!("The counter of {name} stands at {given}, and {highest} is in use."));
            }
        }
        for (question, what) in QUESTIONS {
            self.find(&mut findings, question, what)?;
        }
        for (called, table, entity) in MOVED {
            let history = format!("situation_history h WHERE h.entity = '{entity}' AND h.subject = m.code");
            let question = format!("SELECT COUNT(*) FROM {table} m WHERE NOT EXISTS (SELECT 1 FROM {history})");
            self.find(&mut findings, &question, &format!("{called} have no history"))?;
            let question = format!(
                "SELECT COUNT(*) FROM {table} m WHERE m.situation <> (SELECT h.went_to FROM {history} \
                 ORDER BY h.code DESC LIMIT 1)"
            );
            let what = format!("{called} are not in the situation in which their history ends");
            self.find(&mut findings, &question, &what)?;
        }
        for table in OWNED {
            for (subject, owner) in OWNERS {
                let question = format!(
                    "SELECT COUNT(*) FROM {table} t WHERE t.subject = '{subject}' \
                     AND NOT EXISTS (SELECT 1 FROM {owner} o WHERE o.code = t.code)"
                );
                self.find(&mut findings, &question, &format!("rows of {table} belong to a {owner} that is not there"))?;
            }
        }
        let n_wrong = self.wrong_counts()?;
        if n_wrong > 0 {
            findings.push(format!("{n_wrong} counts of benefits, by which pages are found, are not what they count."));
        }
        for table in SEARCHED {
            let n_wrong = self.misspelt_names(table)?;
            if n_wrong > 0 {
                findings.push(format!("{n_wrong} names of {table} are searched for in another spelling."));
            }
        }
        let n_wrong = self.misplaced_seams()?;
        if n_wrong > 0 {
            findings.push(format!("{n_wrong} names of person are indexed where other words meet."));
        }
        let n_wrong = self.astray_seams()?;
        if n_wrong > 0 {
            findings.push(format!("{n_wrong} entries of the index of where words meet are not what names say."));
        }
        let n_wrong = self.misspelt_plates()?;
        if n_wrong > 0 {
            findings.push(format!("{n_wrong} plates are searched for in another spelling."));
        }
        Ok(findings)
    }

    fn find(&mut self, findings: &mut Vec<String>, question: &str, what: &str) -> Result<(), StoreError> {
        let n_rows = self.one(question, &[])?.unwrap_or(0);
        if n_rows > 0 {
            findings.push(format!("{n_rows} {what}."));
        }
        Ok(())
    }

    fn misspelt_names(&mut self, table: &str) -> Result<u64, StoreError> {
        let sql = format!("SELECT code, name, search_name FROM {table} WHERE code > $1 ORDER BY code LIMIT $2");
        self.misspelt(&sql, |name, searched| {
            PersonName::parse(name).is_ok_and(|name| name.search_text().as_str() == searched)
        })
    }

    fn misplaced_seams(&mut self) -> Result<u64, StoreError> {
        let sql = "SELECT code, name, seams FROM person WHERE code > $1 ORDER BY code LIMIT $2";
        self.misspelt(sql, |name, seams| {
            PersonName::parse(name).is_ok_and(|name| seam_column(&name.search_text()) == seams.into())
        })
    }

    /// In SQLite the index is a table, which triggers keep.
    fn astray_seams(&mut self) -> Result<i64, StoreError> {
        if self.sql.engine() != Engine::Sqlite {
            return Ok(0);
        }
        let mut count = |sql: &str| Ok::<_, StoreError>(self.one(sql, &[])?.unwrap_or(0));
        let n_missing = count(
            "SELECT COUNT(*) FROM seam_of_person s WHERE NOT EXISTS (SELECT 1 FROM person_seam i \
             WHERE i.seam = s.seam AND i.person = s.person AND i.marks = s.marks)",
        )?;
        let n_there = count("SELECT COUNT(*) FROM person_seam")?;
        let n_right = count("SELECT COUNT(*) FROM seam_of_person")? - n_missing;
        Ok(n_missing.max(n_there - n_right))
    }

    fn misspelt_plates(&mut self) -> Result<u64, StoreError> {
        let mut n_wrong = 0;
        for (subject, _) in OWNERS {
            let sql = format!(
                "SELECT code, plate, COALESCE(plate_key, '') FROM vehicle WHERE subject = '{subject}' \
                 AND plate IS NOT NULL AND code > $1 ORDER BY code LIMIT $2"
            );
            n_wrong += self.misspelt(&sql, |plate, searched| {
                Plate::parse(plate).is_ok_and(|plate| PlateKey::as_str(&plate.key()) == searched)
            })?;
        }
        Ok(n_wrong)
    }

    /// Counts rows of a code and two texts that do not agree, piece by piece.
    fn misspelt(&mut self, sql: &str, agree: impl Fn(&str, &str) -> bool) -> Result<u64, StoreError> {
        let (mut last, mut n_wrong) = (0, 0);
        loop {
            let rows: Vec<(i32, String, String)> = self.all(sql, &[last.into(), PIECE.into()])?;
            let Some((end, _, _)) = rows.last() else { return Ok(n_wrong) };
            last = *end;
            n_wrong += rows.iter().filter(|(_, text, searched)| !agree(text, searched)).count() as u64;
        }
    }
}
