//! Where each type travels.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

use client_runtime::schemas::Schemas;

/// Tells of every operation: what it sends and what it reads.
#[allow(clippy::too_many_lines, reason = "it is a list")]
pub fn tell(schemas: &mut Schemas) {
    schemas
        .operation("POST", "/consulta", "receberConsulta")
        .parameter::<super::types::ReceberConsultaWebhookId>("header", "webhook-id")
        .parameter::<i64>("header", "webhook-timestamp")
        .parameter::<super::types::ReceberConsultaWebhookSignature>("header", "webhook-signature")
        .body::<super::types::GatilhoConsulta>("application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("410", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("429", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/helpDesk", "receberHelpDesk")
        .parameter::<super::types::ReceberConsultaWebhookId>("header", "webhook-id")
        .parameter::<i64>("header", "webhook-timestamp")
        .parameter::<super::types::ReceberConsultaWebhookSignature>("header", "webhook-signature")
        .body::<super::types::GatilhoHelpDesk>("application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("410", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("429", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/vistoria", "receberVistoria")
        .parameter::<super::types::ReceberConsultaWebhookId>("header", "webhook-id")
        .parameter::<i64>("header", "webhook-timestamp")
        .parameter::<super::types::ReceberConsultaWebhookSignature>("header", "webhook-signature")
        .body::<super::types::GatilhoVistoria>("application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("410", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("429", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/beneficio", "receberBeneficio")
        .parameter::<super::types::ReceberConsultaWebhookId>("header", "webhook-id")
        .parameter::<i64>("header", "webhook-timestamp")
        .parameter::<super::types::ReceberConsultaWebhookSignature>("header", "webhook-signature")
        .body::<super::types::GatilhoBeneficio>("application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("410", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("429", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/evento", "receberEvento")
        .parameter::<super::types::ReceberConsultaWebhookId>("header", "webhook-id")
        .parameter::<i64>("header", "webhook-timestamp")
        .parameter::<super::types::ReceberConsultaWebhookSignature>("header", "webhook-signature")
        .body::<super::types::GatilhoEvento>("application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("410", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("429", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
}
