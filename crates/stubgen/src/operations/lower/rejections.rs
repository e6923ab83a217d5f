//! Rejections: which of the bodies that operations declare the runtime fills in by itself, and which the implementer must.
//!
//! A body is a problem if every member that it requires is one of RFC 9457's, of a type that can be filled in. Text is text
//! without a pattern or a list of values. Where a status has several bodies, the first problem is taken, else the first text,
//! else the first body.

use std::collections::HashMap;

use contract::model::StatusKey;
use rust_text::name::{Scope, snake};
use schema_algebra::essence;

use crate::ir::{
    Additional, Contract, Field, Home, OfferSyntax, Operation, OperationRejections, Payload, PayloadKind, Presence,
    ProblemMember, RejectionBody, RejectionMethod, Rejections, Rule, Ty, TypeKind, TypeTable, Value, Writing,
};
use crate::types;

/// The rejections of a contract whose types are finished.
pub fn lower_rejections(contract: &Contract, table: &TypeTable) -> Rejections {
    let mut lowering = Lowering { contract, table, methods: Vec::new(), names: Scope::new() };
    for (idx, operation) in contract.operations.iter().enumerate() {
        for error in &operation.errors {
            let payload = lowering.payload(error.answer);
            if let Some(payload) = payload.filter(|_| may_reject(contract, operation, error.status)) {
                lowering.ask(payload, (idx, error.status));
            }
        }
    }
    lowering.rejections()
}

struct Lowering<'c> {
    contract: &'c Contract,
    table: &'c TypeTable,
    methods: Vec<RejectionMethod>,
    names: Scope,
}

impl<'c> Lowering<'c> {
    /// The body of an error answer that rejections have.
    fn payload(&self, answer: usize) -> Option<&'c Payload> {
        let payloads = self.contract.error_answers[answer].content.payloads();
        let is_problem = |payload: &&&Payload| self.problem(payload).is_some();
        let is_text = |payload: &&&Payload| self.text(payload).is_some();
        let found = payloads.iter().find(is_problem).or_else(|| payloads.iter().find(is_text));
        found.or(payloads.first()).copied()
    }

    /// Adds a method for a body, unless the runtime fills it in or there is one for its type.
    fn ask(&mut self, payload: &Payload, place: (usize, StatusKey)) {
        if self.problem(payload).is_some() || self.text(payload).is_some() || self.method(payload).is_some() {
            return;
        }
        let wanted = match &payload.kind {
            PayloadKind::Json(value) | PayloadKind::Offered(value, _) | PayloadKind::Text(value, _) => {
                value.named().map_or("value".to_owned(), |id| snake(&self.table[id].name))
            }
            PayloadKind::Items(_) | PayloadKind::Binary => "bytes".to_owned(),
        };
        let name = self.names.claim_word(&wanted, "value");
        self.methods.push(RejectionMethod { name, place, payload: payload.clone() });
    }

    /// Number of the method that returns what a body holds.
    fn method(&self, payload: &Payload) -> Option<usize> {
        let ty = rejection_type(self.table, &payload.kind);
        self.methods.iter().position(|method| rejection_type(self.table, &method.payload.kind) == ty)
    }

    fn rejections(self) -> Rejections {
        let mut bodies: Vec<RejectionBody> = Vec::new();
        let mut n_uses: HashMap<usize, usize> = HashMap::new();
        let mut operations: Vec<OperationRejections> = Vec::new();
        for operation in &self.contract.operations {
            let mut declared = Vec::new();
            for error in &operation.errors {
                let Some(body) = self.payload(error.answer).and_then(|payload| self.body(payload)) else { continue };
                let number = bodies.iter().position(|known| *known == body).unwrap_or_else(|| {
                    bodies.push(body);
                    bodies.len() - 1
                });
                *n_uses.entry(number).or_default() += 1;
                declared.push((error.status, number));
            }
            operations.push(OperationRejections { forbidden: forbidden(operation), bodies: declared });
        }
        // Of bodies that are declared equally often, the first.
        let elsewhere = (0..bodies.len()).rev().max_by_key(|number| n_uses.get(number));
        for operation in &mut operations {
            // What would be answered anyway needs no line.
            if operation.bodies.iter().all(|(_, body)| Some(*body) == elsewhere) {
                operation.bodies.clear();
            }
        }
        Rejections { bodies, methods: self.methods, elsewhere, operations }
    }

    fn body(&self, payload: &Payload) -> Option<RejectionBody> {
        if let Some((members, longest)) = self.problem(payload) {
            return Some(RejectionBody::Problem { payload: payload.clone(), members, longest });
        }
        if let Some(longest) = self.text(payload) {
            return Some(RejectionBody::Text { sent: payload.sent.clone(), longest });
        }
        self.method(payload).map(|method| RejectionBody::Written { method, payload: payload.clone() })
    }

    /// The most characters of a body that is plain text.
    fn text(&self, payload: &Payload) -> Option<u64> {
        match &payload.kind {
            PayloadKind::Text(value, Writing::Owned) if essence(&payload.sent) == "text/plain" => {
                text(self.table, value)
            }
            _ => None,
        }
    }

    /// The members of a body that is a problem, and the most characters of `detail`.
    fn problem(&self, payload: &Payload) -> Option<(Vec<ProblemMember>, u64)> {
        use ProblemMember::{Detail, Instance, Status, Title, Type};
        let (value, is_named_so) = match &payload.kind {
            PayloadKind::Json(value) => (value, essence(&payload.sent) == "application/problem+json"),
            PayloadKind::Offered(value, number) => {
                let offers = &self.contract.representations.offers[*number].offers;
                let mut json = offers.iter().filter(|offer| offer.syntax == OfferSyntax::Json);
                (value, json.any(|offer| essence(&offer.sent) == "application/problem+json"))
            }
            _ => return None,
        };
        let value = self.table.resolved(value);
        if value.ty == Ty::Any && value.rules.is_empty() {
            return Some((vec![Title, Status, Detail], u64::MAX));
        }
        let Some(TypeKind::Object { fields, additional, rules }) = self.table.kind_of(value) else { return None };
        let field = |member: ProblemMember| fields.iter().find(|field| field.wire == wire_name(member));
        let fits = |member: ProblemMember, field: &Field| match member {
            Status => is_status(self.table, &field.value),
            // The shortest that may be cut; titles and the one type are not.
            _ => text(self.table, &field.value).is_some_and(|longest| longest >= 40),
        };
        let all = [Type, Title, Status, Detail, Instance];
        let is_fillable = |field: &Field| {
            let member = all.into_iter().find(|member| field.wire == wire_name(*member));
            field.presence != Presence::Required || member.is_some_and(|member| fits(member, field))
        };
        if !(rules.is_empty() && value.rules.is_empty() && fields.iter().all(is_fillable)) {
            return None;
        }
        let is_open = match additional {
            Additional::Ignored => true,
            Additional::Refused => false,
            Additional::Kept(_, value) => value.ty == Ty::Any && value.rules.is_empty(),
        };
        let has_all = [Title, Status, Detail].into_iter().all(|member| field(member).is_some());
        if !is_named_so && !has_all {
            return None;
        }
        let is_sent = |member: &ProblemMember| match (field(*member), member) {
            (Some(field), Type | Instance) => field.presence == Presence::Required,
            (Some(field), member) => fits(*member, field),
            (None, Type | Instance) => false,
            (None, _) => is_open,
        };
        let longest = field(Detail).and_then(|field| text(self.table, &field.value)).unwrap_or(u64::MAX);
        Some((all.into_iter().filter(is_sent).collect(), longest))
    }
}

/// True if the runtime may answer an operation with a status by itself. Whoever judges credentials may say as well that a
/// caller is to wait.
fn may_reject(contract: &Contract, operation: &Operation, status: StatusKey) -> bool {
    let mut own = vec![operation.invalid_status.unwrap_or(400), 500];
    if operation.principal.is_some() {
        own.extend([401, 403, 429, 503]);
    }
    if operation.body.is_some() {
        own.extend([408, 413, 415]);
    }
    if contract.answers_unimplemented {
        own.push(501);
    }
    match status {
        StatusKey::Code(code) => own.contains(&code),
        StatusKey::Range(class) => own.iter().any(|code| code / 100 == u16::from(class)),
        StatusKey::Default => true,
    }
}

/// Status for callers who may not do this: 403, unless the operation declares 401 and nothing for 403.
fn forbidden(operation: &Operation) -> u16 {
    let declares = |wanted: StatusKey| operation.errors.iter().any(|error| error.status == wanted);
    let has_403 = declares(StatusKey::Code(403)) || declares(StatusKey::Range(4)) || declares(StatusKey::Default);
    if declares(StatusKey::Code(401)) && !has_403 { 401 } else { 403 }
}

/// The Rust type of a body, from any file.
pub(in crate::operations) fn rejection_type(table: &TypeTable, kind: &PayloadKind) -> String {
    match kind {
        PayloadKind::Json(value) | PayloadKind::Offered(value, _) | PayloadKind::Text(value, _) => {
            types::rust_type(table, value, Home::Nowhere)
        }
        PayloadKind::Items(_) | PayloadKind::Binary => "crate::runtime::Binary".to_owned(),
    }
}

/// The most characters of a value that any text fits which is neither empty nor too long; [`u64::MAX`] without a limit.
fn text(table: &TypeTable, value: &Value) -> Option<u64> {
    let value = table.resolved(value);
    let inner = match (&value.ty, table.kind_of(value)) {
        (Ty::Text, _) => u64::MAX,
        (_, Some(TypeKind::Newtype(inner))) => text(table, inner)?,
        _ => return None,
    };
    let mut longest = inner;
    for rule in &value.rules {
        match rule {
            Rule::MinLength(least) if *least <= 1 => {}
            Rule::MaxLength(most) => longest = longest.min(*most),
            _ => return None,
        }
    }
    Some(longest)
}

/// True if a value is a number that every status of a rejection fits.
fn is_status(table: &TypeTable, value: &Value) -> bool {
    let value = table.resolved(value);
    let is_number = match (&value.ty, table.kind_of(value)) {
        (Ty::I32 | Ty::I64 | Ty::U64 | Ty::I128 | Ty::F32 | Ty::F64, _) => true,
        (_, Some(TypeKind::Newtype(inner))) => is_status(table, inner),
        _ => false,
    };
    let bound = |text: &str| text.parse::<f64>().unwrap_or(f64::NAN);
    is_number
        && value.rules.iter().all(|rule| match rule {
            Rule::Minimum(least) => bound(&least.value) <= if least.is_exclusive { 399.0 } else { 400.0 },
            Rule::Maximum(greatest) => bound(&greatest.value) >= if greatest.is_exclusive { 600.0 } else { 599.0 },
            _ => false,
        })
}

fn wire_name(member: ProblemMember) -> &'static str {
    match member {
        ProblemMember::Type => "type",
        ProblemMember::Title => "title",
        ProblemMember::Status => "status",
        ProblemMember::Detail => "detail",
        ProblemMember::Instance => "instance",
    }
}
