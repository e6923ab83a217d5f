//! Security: the trait that judges credentials, those whom it lets in, and a function for each demand.

use rust_text::layout::{arm, assigned, function, list, string_literal};

use crate::Text;
use crate::ir::{Admitted, Combination, Contract, Credential, Demand, Scheme, Security};

use super::docs;

/// Writes the trait, the enums and the functions. Nothing where nobody is asked who they are.
pub fn emit_security(contract: &Contract, text: &mut Text) {
    let security = &contract.security;
    if security.schemes.is_empty() {
        return;
    }
    emit_trait(security, text);
    emit_principals(security, text);
    for combination in &security.combinations {
        text.line("");
        emit_combination(security, combination, text);
    }
    for demand in security.demands.iter().filter(|demand| !demand.is_plain()) {
        text.line("");
        emit_demand(security, demand, text);
    }
}

fn emit_trait(security: &Security, text: &mut Text) {
    text.doc("Judges who calls.");
    text.doc_gap();
    text.doc("A method is called with a credential that is well formed, and says whom it lets in.");
    text.block(format!("pub trait {}: Send + Sync + 'static {{", security.trait_name), "}", |text| {
        text.separated(&security.schemes, |text, scheme| {
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
                "context: crate::runtime::Context<'_>".to_owned(),
                format!("credential: {}", credential_type(&scheme.credential)),
                "scopes: &'static [&'static str]".to_owned(),
            ];
            let output =
                format!(" -> impl Future<Output = Result<Self::{}, crate::runtime::Denied>> + Send;", scheme.ty);
            list(text, &format!("fn {}", scheme.method), "()", &arguments, &output);
        });
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
            for (variant, combination) in &principal.variants {
                let schemes = &security.combinations[*combination].schemes;
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

/// Writes the function that judges schemes that are demanded together. Scopes come in their order.
fn emit_combination(security: &Security, combination: &Combination, text: &mut Text) {
    let schemes: Vec<&Scheme> = combination.schemes.iter().map(|idx| &security.schemes[*idx]).collect();
    let output = combination_type(security, combination, "A");
    emit_function(security, &combination.function, schemes.len(), &output, text, |text| {
        for (nth, scheme) in schemes.iter().enumerate() {
            text.line(format!("let credential = {}?;", shown(&scheme.credential)));
            let (judge, method) = (&security.trait_name, &scheme.method);
            let arguments = format!("service, call.context(()), credential, scopes[{nth}]");
            text.line(format!("let judged = {judge}::{method}({arguments}).await;"));
            let admitted = format!("judged.map_err(|denied| denied.at({}))", challenge(&scheme.credential));
            if schemes.len() == 1 {
                text.line(admitted);
            } else {
                assigned(text, &format!("let {method}"), &format!("{admitted}?"));
            }
        }
        if schemes.len() > 1 {
            let names: Vec<&str> = schemes.iter().map(|scheme| scheme.method.as_str()).collect();
            text.line(format!("Ok(({}))", names.join(", ")));
        }
    });
}

/// Writes the function that tries one combination after the other. Scopes come in the order of their schemes.
fn emit_demand(security: &Security, demand: &Demand, text: &mut Text) {
    let n_scopes = demand.alternatives.iter().map(|idx| security.combinations[*idx].schemes.len()).sum();
    let output = admitted_type(security, demand, "A", "");
    emit_function(security, &demand.function, n_scopes, &output, text, |text| {
        text.line("let mut refusals = crate::runtime::security::Refusals::default();");
        let mut n_before = 0;
        for idx in &demand.alternatives {
            let combination = &security.combinations[*idx];
            let n_schemes = combination.schemes.len();
            let scopes: Vec<String> = (n_before..n_before + n_schemes).map(|nth| format!("scopes[{nth}]")).collect();
            let judged = format!("{}(service, call, [{}]).await", combination.function, scopes.join(", "));
            let (taken, admitted) = admitted(security, demand, *idx);
            text.block(format!("match {judged} {{"), "}", |text| {
                arm(text, &format!("Ok({taken})"), &format!("return Ok({admitted})"));
                text.line("Err(refusal) => refusals.add(refusal)?,");
            });
            n_before += n_schemes;
        }
        if demand.admits_anonymous {
            let nobody = match &demand.admits {
                Admitted::OneOf(idx) => format!("{}::Anonymous", security.principals[*idx].name),
                Admitted::One(_) => "None".to_owned(),
            };
            text.block("if refusals.only_missing() {", "}", |text| text.line(format!("return Ok({nobody});")));
        }
        text.line("Err(refusals.into())");
    });
}

fn emit_function(
    security: &Security,
    name: &str,
    n_scopes: usize,
    output: &str,
    text: &mut Text,
    inside: impl FnOnce(&mut Text),
) {
    let arguments = [
        "service: &A".to_owned(),
        "call: &crate::runtime::Call".to_owned(),
        format!("scopes: [&'static [&'static str]; {n_scopes}]"),
    ];
    let opening = format!("pub(super) async fn {name}<A: {}>", security.trait_name);
    function(text, &opening, &arguments, &format!("Result<{output}, crate::runtime::Rejection>"), inside);
}

fn shown(credential: &Credential) -> String {
    let (function, name) = match credential {
        Credential::Basic => ("basic", None),
        Credential::Bearer => ("bearer", None),
        Credential::Authorization(scheme) => ("authorization", Some(scheme)),
        Credential::HeaderKey(name) => ("header_key", Some(name)),
        Credential::QueryKey(name) => ("query_key", Some(name)),
        Credential::CookieKey(name) => ("cookie_key", Some(name)),
    };
    let name = name.map(|name| format!(", {}", string_literal(name))).unwrap_or_default();
    format!("crate::runtime::security::{function}(call{name})")
}

/// What a caller who is turned away is asked for.
fn challenge(credential: &Credential) -> String {
    let challenge = match credential {
        Credential::Basic => "Basic".to_owned(),
        Credential::Bearer => "Bearer".to_owned(),
        Credential::Authorization(scheme) => format!("Scheme({})", string_literal(scheme)),
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => "Key".to_owned(),
    };
    format!("crate::runtime::security::Challenge::{challenge}")
}

/// The type of those whom a combination lets in, where `judge` is who judges them.
fn combination_type(security: &Security, combination: &Combination, judge: &str) -> String {
    let types: Vec<String> =
        combination.schemes.iter().map(|idx| format!("{judge}::{}", security.schemes[*idx].ty)).collect();
    match types.as_slice() {
        [ty] => ty.clone(),
        types => format!("({})", types.join(", ")),
    }
}

/// The type of those whom a demand lets in. `beside` leads to the file of security.
pub(super) fn admitted_type(security: &Security, demand: &Demand, judge: &str, beside: &str) -> String {
    match &demand.admits {
        Admitted::One(idx) => {
            let ty = combination_type(security, &security.combinations[*idx], judge);
            if demand.admits_anonymous { format!("Option<{ty}>") } else { ty }
        }
        Admitted::OneOf(idx) => format!("{beside}{}<{judge}>", security.principals[*idx].name),
    }
}

/// What a combination gives, as a pattern, and what becomes of it.
fn admitted(security: &Security, demand: &Demand, combination: usize) -> (String, String) {
    let schemes = &security.combinations[combination].schemes;
    let names: Vec<&str> = schemes.iter().map(|idx| security.schemes[*idx].method.as_str()).collect();
    match &demand.admits {
        Admitted::One(_) if demand.admits_anonymous => ("principal".to_owned(), "Some(principal)".to_owned()),
        Admitted::One(_) => ("principal".to_owned(), "principal".to_owned()),
        Admitted::OneOf(idx) => {
            let principal = &security.principals[*idx];
            let variant = principal.variants.iter().find(|(_, known)| *known == combination);
            let variant = variant.map(|(name, _)| format!("{}::{name}", principal.name)).unwrap_or_default();
            match names.as_slice() {
                [name] => ((*name).to_owned(), format!("{variant}({name})")),
                names => (format!("({})", names.join(", ")), format!("{variant} {{ {} }}", names.join(", "))),
            }
        }
    }
}
