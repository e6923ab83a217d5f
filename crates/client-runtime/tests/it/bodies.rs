//! Bodies of requests.

use client_runtime::{Call, Error, File, Part, QueryStyle};
use serde::Serialize;
use serde_json::json;

use crate::operations::{ADD, LIST};
use crate::server::{Server, json as answer_json};

#[derive(Serialize)]
struct Form {
    name: &'static str,
    tags: Vec<&'static str>,
    codes: Vec<u32>,
    address: Address,
    note: Option<&'static str>,
}

#[derive(Serialize)]
struct Address {
    street: &'static str,
    number: u32,
}

fn form() -> Form {
    let address = Address { street: "Rua & Cia", number: 5 };
    Form { name: "Maria José", tags: vec!["a", "b"], codes: vec![1, 2], address, note: None }
}

/// The content type and the body that are sent.
async fn sent(write: impl FnOnce(&mut Call<'_>)) -> Result<(String, String), String> {
    let server = Server::start([answer_json("[]")]).await;
    let connection = server.connection();
    let mut call = connection.call(&ADD);
    write(&mut call);
    match call.send().await {
        Ok(_) => {
            let request = server.request();
            let (head, body) = request.split_once("\r\n\r\n").unwrap();
            let content_type = head.lines().find_map(|line| line.strip_prefix("content-type: ")).unwrap();
            Ok((content_type.to_owned(), body.to_owned()))
        }
        Err(failure) => Err(Error::<()>::from(failure).to_string()),
    }
}

/// A multipart body, with a boundary that does not change.
async fn parts(write: impl FnOnce(&mut Call<'_>)) -> Result<String, String> {
    let (content_type, body) = sent(write).await?;
    let boundary = content_type.strip_prefix("multipart/form-data; boundary=").unwrap();
    assert_eq!(boundary.len(), 32);
    Ok(body.replace(boundary, "~").replace("\r\n", "\n"))
}

#[tokio::test]
async fn json_text_and_bytes() {
    let json = sent(|call| _ = call.json("application/vnd.a+json", &json!({"a": 1}))).await.unwrap();
    assert_eq!(json, ("application/vnd.a+json".to_owned(), "{\"a\":1}".to_owned()));
    let text = sent(|call| _ = call.text("text/plain", "olá")).await.unwrap();
    assert_eq!(text, ("text/plain".to_owned(), "olá".to_owned()));
    let bytes = sent(|call| _ = call.bytes("image/png", vec![b'P'])).await.unwrap();
    assert_eq!(bytes, ("image/png".to_owned(), "P".to_owned()));
}

#[tokio::test]
async fn no_body_is_said_where_one_is_expected() {
    for (operation, length) in [(&ADD, Some("content-length: 0")), (&LIST, None)] {
        let server = Server::start([answer_json("[]")]).await;
        server.connection().call(operation).send().await.unwrap();
        assert_eq!(server.request().lines().find(|line| line.starts_with("content-length")), length);
    }
}

#[tokio::test]
async fn forms() {
    let (content_type, body) = sent(|call| _ = call.form(&form(), &[("codes", QueryStyle::FormJoined)])).await.unwrap();
    assert_eq!(content_type, "application/x-www-form-urlencoded");
    assert_eq!(
        body,
        "name=Maria%20Jos%C3%A9&tags=a&tags=b&codes=1,2\
         &address=%7B%22street%22%3A%22Rua%20%26%20Cia%22%2C%22number%22%3A5%7D"
    );
    let deep = [("address", QueryStyle::DeepObject), ("tags", QueryStyle::PipeDelimited)];
    let (_, body) = sent(|call| _ = call.form(&form(), &deep)).await.unwrap();
    assert_eq!(
        body,
        "name=Maria%20Jos%C3%A9&tags=a%7Cb&codes=1&codes=2&address%5Bstreet%5D=Rua%20%26%20Cia&address%5Bnumber%5D=5"
    );
    let (_, body) = sent(|call| _ = call.form(&json!({"a": [{"b": 1}], "c": null}), &[])).await.unwrap();
    assert_eq!(body, "a=%5B%7B%22b%22%3A1%7D%5D");
}

#[tokio::test]
async fn what_is_no_form() {
    let outcome = sent(|call| _ = call.form(&[1, 2], &[])).await;
    assert_eq!(outcome.unwrap_err(), "addItem: the body is no object, and a form has fields");
    let outcome =
        sent(|call| _ = call.form(&form(), &[("address", QueryStyle::FormJoined), ("name", QueryStyle::DeepObject)]));
    assert_eq!(
        outcome.await.unwrap_err(),
        "addItem: the body has a property `name` that is no object, and style deepObject has a text for objects alone"
    );
    let outcome = sent(|call| _ = call.multipart("text", &[])).await;
    assert_eq!(outcome.unwrap_err(), "addItem: the body is no object, and a form has fields");
}

#[tokio::test]
async fn multipart() {
    let body = parts(|call| _ = call.multipart(&form(), &[])).await.unwrap();
    assert_eq!(
        body,
        "--~\nContent-Disposition: form-data; name=\"name\"\n\nMaria José\n\
         --~\nContent-Disposition: form-data; name=\"tags\"\n\na\n\
         --~\nContent-Disposition: form-data; name=\"tags\"\n\nb\n\
         --~\nContent-Disposition: form-data; name=\"codes\"\n\n1\n\
         --~\nContent-Disposition: form-data; name=\"codes\"\n\n2\n\
         --~\nContent-Disposition: form-data; name=\"address\"\nContent-Type: application/json\n\n\
         {\"street\":\"Rua & Cia\",\"number\":5}\n\
         --~--\n"
    );
}

#[tokio::test]
async fn multipart_with_files() {
    #[derive(Serialize)]
    struct Upload {
        photo: File,
        more: Vec<File>,
        raw: Vec<u8>,
        tags: Vec<&'static str>,
    }
    let upload = Upload {
        photo: File::from("P").named("a\"b\r\nc.png").typed("image/png"),
        more: vec![File::from("1"), File::from(vec![b'2']).named("two")],
        raw: vec![b'x', b'y'],
        tags: vec!["a"],
    };
    let parts_of_it = [
        Part { name: "photo", media_type: None, is_binary: true },
        Part { name: "more", media_type: Some("text/plain"), is_binary: true },
        Part { name: "raw", media_type: None, is_binary: true },
        Part { name: "tags", media_type: Some("application/json"), is_binary: false },
    ];
    let body = parts(|call| _ = call.multipart(&upload, &parts_of_it)).await.unwrap();
    assert_eq!(
        body,
        "--~\nContent-Disposition: form-data; name=\"photo\"; filename=\"a%22b%0D%0Ac.png\"\nContent-Type: image/png\n\nP\n\
         --~\nContent-Disposition: form-data; name=\"more\"; filename=\"more\"\nContent-Type: text/plain\n\n1\n\
         --~\nContent-Disposition: form-data; name=\"more\"; filename=\"two\"\nContent-Type: text/plain\n\n2\n\
         --~\nContent-Disposition: form-data; name=\"raw\"; filename=\"raw\"\nContent-Type: application/octet-stream\n\nxy\n\
         --~\nContent-Disposition: form-data; name=\"tags\"\nContent-Type: application/json\n\n[\"a\"]\n\
         --~--\n"
    );
    assert!(!format!("{:?}", upload.photo).contains('P'));
}

#[tokio::test]
async fn multipart_with_types_to_choose_from() {
    let part = |media_type| [Part { name: "a", media_type: Some(media_type), is_binary: true }];
    for (media_types, sent) in [
        ("image/png, image/jpeg", "image/png"),
        ("image/*, image/jpeg", "image/jpeg"),
        ("image/*", "application/octet-stream"),
    ] {
        let body = parts(|call| _ = call.multipart(&json!({"a": "P"}), &part(media_types))).await.unwrap();
        assert!(body.contains(&format!("\nContent-Type: {sent}\n\nP\n")), "{body}");
    }
    for nothing in [json!({"a": []}), json!({"a": null}), json!({})] {
        assert_eq!(parts(|call| _ = call.multipart(&nothing, &part("image/png"))).await.unwrap(), "--~--\n");
    }
    let outcome = parts(|call| _ = call.multipart(&json!({"a": {"b": 1}}), &part("image/png"))).await;
    assert_eq!(outcome.unwrap_err(), "addItem: the body has a property `a` that is an object and no file");
}
