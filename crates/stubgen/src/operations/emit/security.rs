//! Who may call: the trait that judges credentials, those whom it lets in, and a function for each demand.

use crate::Text;
use crate::ir::{Admitted, Contract, Credential, Demand, Scheme, Security};

use super::docs;
use super::layout::{list, literal};

/// Writes the trait, the enums and the functions. Nothing where nobody is asked who they are.
pub fn emit_security(contract: &Contract, text: &mut Text) {
    let security = &contract.security;
    if security.schemes.is_empty() {
        return;
    }
    emit_trait(security, text);
    emit_principals(security, text);
    for demand in &security.demands {
        text.line("");
        emit_demand(security, demand, text);
    }
}

fn emit_trait(security: &Security, text: &mut Text) {
    text.doc("Judges who calls.");
    text.doc_gap();
    text.doc("A method is called with a credential that is well formed, and says whom it lets in.");
    text.block(format!("pub trait {}: Send + Sync + 'static {{", security.trait_name), "}", |text| {
        for (nth, scheme) in security.schemes.iter().enumerate() {
            if nth > 0 {
                text.line("");
            }
            let wire = docs::code(&scheme.wire);
            text.doc(&format!("Whom `{wire}` lets in."));
            text.line(format!("type {}: Send;", scheme.ty));
            text.line("");
            text.doc(&format!("Scheme `{wire}`: {}.", scheme.words));
            if let Some(description) = &scheme.description {
                text.doc_gap();
                text.doc(description);
            }
            let arguments = [
                "&self".to_owned(),
                format!("credential: {}", credential_type(&scheme.credential)),
                "scopes: &'static [&'static str]".to_owned(),
            ];
            let output =
                format!(" -> impl Future<Output = Result<Self::{}, crate::runtime::Denied>> + Send;", scheme.ty);
            list(text, &format!("fn {}", scheme.method), "()", &arguments, &output);
        }
    });
}

/// The type of what a scheme's caller shows.
pub(super) fn credential_type(credential: &Credential) -> &'static str {
    match credential {
        Credential::Basic => "crate::runtime::security::Basic",
        Credential::Bearer => "crate::runtime::security::Bearer",
        Credential::Authorization(_) => "crate::runtime::security::Authorization",
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
            "crate::runtime::security::ApiKey"
        }
    }
}

fn emit_principals(security: &Security, text: &mut Text) {
    for principal in &security.principals {
        text.line("");
        text.doc("Who calls, by what they have shown.");
        // `A` need not be sized: traits name this type with themselves in its place.
        let opening = format!("pub enum {}<A: {} + ?Sized> {{", principal.name, security.trait_name);
        text.block(opening, "}", |text| {
            for (variant, schemes) in &principal.variants {
                let schemes: Vec<&Scheme> = schemes.iter().map(|idx| &security.schemes[*idx]).collect();
                let names: Vec<_> = schemes.iter().map(|scheme| format!("`{}`", docs::code(&scheme.wire))).collect();
                text.doc(&format!("Let in by {}.", names.join(" and ")));
                if let [scheme] = schemes.as_slice() {
                    text.line(format!("{variant}(A::{}),", scheme.ty));
                    continue;
                }
                text.block(format!("{variant} {{"), "},", |text| {
                    for scheme in schemes {
                        text.doc(&format!("Whom `{}` lets in.", docs::code(&scheme.wire)));
                        text.line(format!("{}: A::{},", scheme.method, scheme.ty));
                    }
                });
            }
            if principal.has_anonymous {
                text.doc("Showed nothing, and need not.");
                text.line("Anonymous,");
            }
        });
    }
}

/// Writes the function that judges a demand. Scopes come in the order of alternatives and schemes.
fn emit_demand(security: &Security, demand: &Demand, text: &mut Text) {
    let n_scopes: usize = demand.alternatives.iter().map(Vec::len).sum();
    let arguments = [
        "service: &A".to_owned(),
        "call: &crate::runtime::Call".to_owned(),
        format!("scopes: [&'static [&'static str]; {n_scopes}]"),
    ];
    let opening = format!("pub(super) async fn {}<A: {}>", demand.function, security.trait_name);
    let output = format!(" -> Result<{}, crate::runtime::Rejection> {{", admitted_type(security, demand));
    list(text, &opening, "()", &arguments, &output);
    text.indented(|text| match demand.alternatives.as_slice() {
        [schemes] if !demand.admits_anonymous => {
            for (nth, scheme) in schemes.iter().enumerate() {
                emit_demanded(security, &security.schemes[*scheme], nth, text);
            }
            text.line(format!("Ok({})", admitted(security, demand, schemes)));
        }
        alternatives => {
            text.line("let mut refused = crate::runtime::security::Refused::new();");
            let mut n_before = 0;
            for schemes in alternatives {
                emit_alternative(security, demand, schemes, n_before, 0, text);
                n_before += schemes.len();
            }
            if demand.admits_anonymous {
                text.block("if refused.nothing_was_presented() {", "}", |text| {
                    let nobody = match &demand.admits {
                        Admitted::OneOf(idx) => format!("{}::Anonymous", security.principals[*idx].name),
                        _ => "None".to_owned(),
                    };
                    text.line(format!("return Ok({nobody});"));
                });
            }
            text.line("Err(refused.into_rejection())");
        }
    });
    text.line("}");
}

/// A scheme without which nobody gets in.
fn emit_demanded(security: &Security, scheme: &Scheme, nth: usize, text: &mut Text) {
    text.line(format!("let credential = {}?;", shown(&scheme.credential)));
    let judged = judged(security, scheme, nth);
    let method = &scheme.method;
    match challenge(&scheme.credential) {
        Some(challenge) => {
            text.line(format!("let {method} = {judged}.map_err(|denied| denied.challenged({challenge}))?;"));
        }
        None => text.line(format!("let {method} = {judged}?;")),
    }
}

/// The schemes of one alternative, each inside the one before.
fn emit_alternative(
    security: &Security,
    demand: &Demand,
    schemes: &[usize],
    n_before: usize,
    nth: usize,
    text: &mut Text,
) {
    let Some(idx) = schemes.get(nth) else {
        text.line(format!("return Ok({});", admitted(security, demand, schemes)));
        return;
    };
    let scheme = &security.schemes[*idx];
    let shown = shown(&scheme.credential);
    text.block(format!("if let Some(credential) = refused.presented({shown}) {{"), "}", |text| {
        text.block(format!("match {} {{", judged(security, scheme, n_before + nth)), "}", |text| {
            if nth + 1 == schemes.len() {
                let admitted = admitted(security, demand, schemes);
                text.line(format!("Ok({}) => return Ok({admitted}),", scheme.method));
            } else {
                text.block(format!("Ok({}) => {{", scheme.method), "}", |text| {
                    emit_alternative(security, demand, schemes, n_before, nth + 1, text);
                });
            }
            let denied = match challenge(&scheme.credential) {
                Some(challenge) => format!("denied.challenged({challenge})"),
                None => "denied.into()".to_owned(),
            };
            text.line(format!("Err(denied) => refused.denied({denied}),"));
        });
    });
}

fn shown(credential: &Credential) -> String {
    match credential {
        Credential::Basic => "crate::runtime::security::basic(call)".to_owned(),
        Credential::Bearer => "crate::runtime::security::bearer(call)".to_owned(),
        Credential::Authorization(scheme) => {
            format!("crate::runtime::security::authorization(call, {})", literal(scheme))
        }
        Credential::HeaderKey(name) => format!("crate::runtime::security::key_in_header(call, {})", literal(name)),
        Credential::QueryKey(name) => format!("crate::runtime::security::key_in_query(call, {})", literal(name)),
        Credential::CookieKey(name) => format!("crate::runtime::security::key_in_cookie(call, {})", literal(name)),
    }
}

fn judged(security: &Security, scheme: &Scheme, nth_scopes: usize) -> String {
    format!("{}::{}(service, credential, scopes[{nth_scopes}]).await", security.trait_name, scheme.method)
}

/// What a caller who is turned away is asked for; a key has no challenge in HTTP.
fn challenge(credential: &Credential) -> Option<String> {
    match credential {
        Credential::Basic => Some("\"Basic\"".to_owned()),
        Credential::Bearer => Some("\"Bearer\"".to_owned()),
        Credential::Authorization(scheme) => Some(literal(scheme)),
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => None,
    }
}

/// The type of those whom a demand lets in.
fn admitted_type(security: &Security, demand: &Demand) -> String {
    let one = |idx: &usize| format!("A::{}", security.schemes[*idx].ty);
    let ty = match &demand.admits {
        Admitted::One(scheme) => one(scheme),
        Admitted::All(schemes) => format!("({})", schemes.iter().map(one).collect::<Vec<_>>().join(", ")),
        Admitted::OneOf(idx) => return format!("{}<A>", security.principals[*idx].name),
    };
    if demand.admits_anonymous { format!("Option<{ty}>") } else { ty }
}

/// One of those whom a demand lets in, made of what its schemes gave.
fn admitted(security: &Security, demand: &Demand, schemes: &[usize]) -> String {
    let names: Vec<&str> = schemes.iter().map(|idx| security.schemes[*idx].method.as_str()).collect();
    let tuple = match names.as_slice() {
        [name] => (*name).to_owned(),
        names => format!("({})", names.join(", ")),
    };
    match &demand.admits {
        Admitted::OneOf(idx) => {
            let principal = &security.principals[*idx];
            let variant = principal.variants.iter().find(|(_, known)| known == schemes).map(|(name, _)| name.as_str());
            let variant = variant.unwrap_or_default();
            match names.as_slice() {
                [name] => format!("{}::{variant}({name})", principal.name),
                names => format!("{}::{variant} {{ {} }}", principal.name, names.join(", ")),
            }
        }
        _ if demand.admits_anonymous => format!("Some({tuple})"),
        _ => tuple,
    }
}
