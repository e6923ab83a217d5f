//! Every operation of the contract: what is sent is the document's example, and every declared answer is understood.

use std::sync::{Arc, Mutex};

use benefits_client::{Error, Session};
use serde_json::Value;

use crate::calls::call;
use crate::document::{Document, Operation, same};
use crate::mock;
use crate::server::{Reply, Server, answer, json};
use crate::service::{LOGIN, PASSWORD, USER};

#[tokio::test]
async fn the_mock_answers_every_operation() {
    let session = Session::builder(&mock::start().await).user(USER).password(PASSWORD).build().unwrap();
    let document = Document::of_the_contract();
    let operations = document.operations();
    assert_eq!(operations.len(), 35);
    for operation in operations {
        let outcome = call(&operation.id, &session, operation.bodies.first()).await;
        let value = outcome.unwrap_or_else(|error| panic!("{error}"));
        let declared = operation.answers.iter().find(|declared| declared.status == 200).unwrap();
        assert!(same(&value, &declared.example), "{}: {value} is not {}", operation.id, declared.example);
    }
}

#[tokio::test]
async fn every_body_arrives_as_it_was_meant() {
    let document = Document::of_the_contract();
    let (server, reply) = scripted().await;
    let session = session(&server.base);
    for operation in document.operations() {
        *reply.lock().unwrap() = json(&operation.answers[0].example.to_string());
        for body in &operation.bodies {
            call(&operation.id, &session, Some(body)).await.unwrap_or_else(|error| panic!("{error}"));
            let request = server.requests().pop().unwrap();
            let sent: Value = serde_json::from_str(request.text.split_once("\r\n\r\n").unwrap().1).unwrap();
            assert!(same(&sent, body), "{}: {sent} is not {body}", operation.id);
        }
    }
}

#[tokio::test]
async fn every_status_of_every_operation_is_what_it_says() {
    let document = Document::of_the_contract();
    let (server, reply) = scripted().await;
    let session = session(&server.base);
    let mut n_statuses = 0;
    for operation in document.operations() {
        for declared in &operation.answers {
            n_statuses += 1;
            let text = match &declared.example {
                Value::String(text) => text.clone(),
                value => value.to_string(),
            };
            let head = format!("{} Status\r\nContent-Type: {}", declared.status, declared.media_type);
            *reply.lock().unwrap() = answer(&head, &text);
            let outcome = call(&operation.id, &session, operation.bodies.first()).await;
            judge(&operation, declared.status, &text, outcome);
        }
    }
    assert!(n_statuses > 200, "the document is read rightly: {n_statuses}");
}

fn judge(operation: &Operation, status: u16, text: &str, outcome: Result<Value, Error>) {
    let is_as_declared = match &outcome {
        Ok(_) => status == 200,
        Err(Error::Unauthorized { .. }) => status == 401,
        Err(Error::NotFound { .. }) => status == 404,
        Err(Error::RateLimited { .. }) => status == 429,
        Err(Error::Invalid { .. }) => matches!(status, 400 | 408 | 413 | 415),
        Err(Error::Unavailable { .. }) => matches!(status, 500 | 503),
        Err(_) => false,
    };
    assert!(is_as_declared, "{} {status}: {outcome:?}", operation.id);
    if let Err(error) = outcome {
        assert_eq!((error.operation(), error.status(), error.message()), (&*operation.id, Some(status), text));
        assert_eq!(error.body().map(String::as_str), Some(text));
    }
}

/// A server that lets everybody in and answers as it was told last. The session itself logs in without a body.
async fn scripted() -> (Server, Arc<Mutex<Reply>>) {
    let reply = Arc::new(Mutex::new(json("{}")));
    let told = reply.clone();
    let server = Server::start(move |request| {
        if request.line == LOGIN && request.text.ends_with("\r\n\r\n") {
            json(r#"{"authorizationToken": "t"}"#)
        } else {
            told.lock().unwrap().clone()
        }
    });
    (server.await, reply)
}

fn session(base: &str) -> Session {
    let builder = Session::builder(base).user(USER).password(PASSWORD);
    builder.connection(|connection| connection.retries(0)).build().unwrap()
}
