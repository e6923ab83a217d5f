//! The service as its callers see it: text in, text out.

use std::sync::Arc;

use bookings::{Crossing, Harbour, Office, Server, server};
use poem::http::{Method, header};
use poem::{Endpoint, Request};
use uuid::Uuid;

const ROSTOCK: Uuid = Uuid::from_u128(0xa);
const TRELLEBORG: Uuid = Uuid::from_u128(0xb);
const MORNING: Uuid = Uuid::from_u128(0xc1);

fn ferries() -> Server {
    let harbour = |id: Uuid, name: &str, country: &str| Harbour {
        id: id.into(),
        name: name.to_owned(),
        country: country.to_owned(),
    };
    let time = |hour: u32| format!("2027-05-01T{hour:02}:00:00+02:00");
    let crossing = |id: Uuid, hour: u32, takes_bicycles| Crossing {
        id: id.into(),
        origin: ROSTOCK.into(),
        destination: TRELLEBORG.into(),
        departure: chrono::DateTime::parse_from_rfc3339(&time(hour)).expect("a time").into(),
        seats: 1,
        price: 29.5,
        takes_bicycles,
    };
    let harbours = vec![harbour(TRELLEBORG, "Trelleborg", "SE"), harbour(ROSTOCK, "Rostock & Warnemünde", "DE")];
    let crossings = vec![crossing(Uuid::from_u128(0xc2), 15, true), crossing(MORNING, 8, false)];
    server(&Arc::new(Office::new(harbours, crossings)))
}

/// A request in the form of `POST /bookings`, headers, and a body.
struct Asked<'a> {
    line: &'a str,
    headers: &'a [(&'a str, &'a str)],
    body: &'a str,
}

/// Status, some headers and body, as they go out.
async fn answer(endpoint: &impl Endpoint, asked: Asked<'_>) -> String {
    let (method, path) = asked.line.split_once(' ').expect("a method and a path");
    let mut request = Request::builder().method(Method::from_bytes(method.as_bytes()).expect("a method"));
    request = request.uri_str(path);
    for (name, value) in asked.headers {
        request = request.header(*name, *value);
    }
    let request = request.body(asked.body.to_owned());
    let mut response = endpoint.get_response(request).await;
    let mut text = response.status().as_u16().to_string();
    for name in [header::CONTENT_TYPE, header::LOCATION, header::VARY] {
        if let Some(value) = response.headers().get(&name) {
            text.push_str(&format!(" {name}={}", value.to_str().expect("a text")));
        }
    }
    if let Some(limit) = response.headers().get("ratelimit") {
        text.push_str(&format!(" ratelimit={}", limit.to_str().expect("a text")));
    }
    let body = response.take_body().into_string().await.expect("a text");
    if body.is_empty() { text } else { format!("{text}\n{body}") }
}

async fn get(endpoint: &impl Endpoint, path: &str, headers: &[(&str, &str)]) -> String {
    let mut all = vec![("authorization", "Bearer ada")];
    all.extend(headers);
    answer(endpoint, Asked { line: &format!("GET {path}"), headers: &all, body: "" }).await
}

async fn book(endpoint: &impl Endpoint, headers: &[(&str, &str)], body: &str) -> String {
    let mut all = vec![("authorization", "Bearer ada+write")];
    all.extend(headers);
    answer(endpoint, Asked { line: "POST /bookings", headers: &all, body }).await
}

const JSON: (&str, &str) = ("content-type", "application/json");
const XML: (&str, &str) = ("content-type", "application/xml");
const ACCEPT_XML: (&str, &str) = ("accept", "text/html, application/xml;q=0.9, application/json;q=0.5");
const SEAT: &str = r#"{"crossing_id":"00000000-0000-0000-0000-0000000000c1","passenger_name":"Ada","voucher":"MAY"}"#;

#[tokio::test]
async fn a_collection_is_wrapped_and_linked() {
    let told = get(&ferries(), "/harbours?search=ro", &[]).await;
    assert_eq!(
        told,
        "200 content-type=application/json vary=accept ratelimit=limit=100, remaining=99, reset=60\n\
         {\"data\":[{\"id\":\"00000000-0000-0000-0000-00000000000a\",\"name\":\"Rostock & Warnemünde\",\"country\":\"DE\"}],\
         \"links\":{\"self\":\"/harbours?page=1&search=ro\"}}"
    );
}

#[tokio::test]
async fn the_same_is_told_in_xml_to_whom_that_is_dearer() {
    let told = get(&ferries(), "/harbours?search=ro", &[ACCEPT_XML]).await;
    assert_eq!(
        told,
        "200 content-type=application/xml vary=accept ratelimit=limit=100, remaining=99, reset=60\n\
         <?xml version=\"1.0\" encoding=\"UTF-8\"?><Collection><harbours>\
         <harbour id=\"00000000-0000-0000-0000-00000000000a\"><name>Rostock &amp; Warnemünde</name><country>DE</country>\
         </harbour></harbours><links><self>/harbours?page=1&amp;search=ro</self></links></Collection>"
    );
}

#[tokio::test]
async fn parameters_are_told_apart_by_their_names() {
    let path = |origin, destination| format!("/crossings?destination={destination}&date=2027-05-01&origin={origin}");
    let there = get(&ferries(), &path(ROSTOCK, TRELLEBORG), &[]).await;
    let hours: Vec<_> = there.match_indices("T08:00").chain(there.match_indices("T15:00")).map(|(at, _)| at).collect();
    assert!(hours.len() == 2 && hours.is_sorted(), "{there}");
    let back = get(&ferries(), &path(TRELLEBORG, ROSTOCK), &[]).await;
    assert!(back.contains("\"data\":[]"), "{back}");
}

#[tokio::test]
async fn a_booking_says_where_it_is_and_keeps_what_only_travels_in() {
    let ferries = ferries();
    let told = book(&ferries, &[JSON], SEAT).await;
    let id = "00000000-0000-0000-0000-000000000001";
    let booking = format!(
        "{{\"id\":\"{id}\",\"crossing_id\":\"{MORNING}\",\"passenger_name\":\"Ada\",\"has_bicycle\":false,\
         \"status\":\"held\",\"links\":{{\"self\":\"/bookings/{id}\"}}}}"
    );
    assert_eq!(
        told,
        format!(
            "201 content-type=application/json location=/bookings/{id} vary=accept \
             ratelimit=limit=100, remaining=99, reset=60\n{booking}"
        )
    );
    let read = get(&ferries, &format!("/bookings/{id}"), &[]).await;
    assert!(read.ends_with(&booking), "{read}");
    let sent = SEAT.replace("Ada", "Ada\",\"status\":\"paid\",\"id\":\"1");
    let told = book(&ferries, &[JSON], &sent).await;
    assert!(told.starts_with("409"), "what only travels out is not read: {told}");
}

#[tokio::test]
async fn a_booking_may_come_in_xml_and_is_checked_like_any_other() {
    let ferries = ferries();
    let booking = |name: &str| {
        format!("<booking><crossing_id>{MORNING}</crossing_id><passenger_name>{name}</passenger_name></booking>")
    };
    let told = book(&ferries, &[XML, ACCEPT_XML], &booking("Ada &amp; Grace")).await;
    assert!(told.starts_with("201 content-type=application/xml"), "{told}");
    assert!(told.contains("<passenger_name>Ada &amp; Grace</passenger_name>"), "{told}");
    let told = book(&ferries, &[XML], &booking("")).await;
    assert!(told.starts_with("400 content-type=application/problem+json"), "{told}");
    assert!(told.contains("passenger_name"), "the field is named: {told}");
    for broken in ["<booking>", "<!DOCTYPE a><booking/>", "<other/>"] {
        let told = book(&ferries, &[XML], broken).await;
        assert!(told.starts_with("400"), "{broken}: {told}");
    }
}

#[tokio::test]
async fn problems_speak_the_caller_s_language() {
    let ferries = ferries();
    let nowhere = "/bookings/00000000-0000-0000-0000-0000000000ff";
    assert_eq!(
        get(&ferries, nowhere, &[]).await,
        "404 content-type=application/problem+json vary=accept\n{\"title\":\"No such booking\",\
         \"detail\":\"There is no booking 00000000-0000-0000-0000-0000000000ff.\",\"status\":404}"
    );
    assert_eq!(
        get(&ferries, nowhere, &[("accept", "application/problem+xml")]).await,
        "404 content-type=application/problem+xml vary=accept\n<?xml version=\"1.0\" encoding=\"UTF-8\"?>\
         <problem xmlns=\"urn:ietf:rfc:7807\"><title>No such booking</title>\
         <detail>There is no booking 00000000-0000-0000-0000-0000000000ff.</detail><status>404</status></problem>"
    );
}

#[tokio::test]
async fn what_the_stubs_refuse_is_a_problem_too() {
    let ferries = ferries();
    assert_eq!(
        get(&ferries, "/bookings?page=0", &[]).await,
        "400 content-type=application/problem+json vary=accept\n{\"title\":\"Bad Request\",\"status\":400,\
         \"detail\":\"query parameter `page` must be at least 1\"}",
        "no operation of the list declares 400, and the document has one shape for errors"
    );
    let told = answer(&ferries, Asked { line: "GET /bookings", headers: &[], body: "" }).await;
    assert!(
        told.ends_with("\n{\"title\":\"Unauthorized\",\"status\":401,\"detail\":\"credentials are missing\"}"),
        "{told}"
    );
    assert_eq!(
        get(&ferries, "/ferries", &[("accept", "application/problem+xml")]).await,
        "404 content-type=application/problem+xml vary=accept\n<?xml version=\"1.0\" encoding=\"UTF-8\"?>\
         <problem xmlns=\"urn:ietf:rfc:7807\"><title>Not Found</title>\
         <detail>there is nothing at this path</detail><status>404</status></problem>"
    );
    let told = answer(&ferries, Asked { line: "PUT /harbours", headers: &[], body: "" }).await;
    assert!(told.starts_with("405 content-type=application/problem+json"), "{told}");
}

#[tokio::test]
async fn scopes_are_kept() {
    let ferries = ferries();
    let told = answer(
        &ferries,
        Asked { line: "POST /bookings", headers: &[("authorization", "Bearer ada"), JSON], body: SEAT },
    );
    let told = told.await;
    assert!(told.starts_with("403 content-type=application/problem+json"), "{told}");
    assert!(told.contains("The token lacks the scope write."), "{told}");
    let told = answer(&ferries, Asked { line: "GET /bookings", headers: &[], body: "" }).await;
    assert!(told.starts_with("401"), "{told}");
}

#[tokio::test]
async fn a_seat_is_paid_for_once_and_the_card_s_number_stays_inside() {
    let ferries = ferries();
    book(&ferries, &[JSON], SEAT).await;
    let line = "POST /bookings/00000000-0000-0000-0000-000000000001/payment";
    let headers = [("authorization", "Bearer ada+write"), JSON];
    let body =
        r#"{"amount":29.5,"currency":"eur","source":{"object":"card","holder":"Ada","number":"4242424242424242"}}"#;
    let told = answer(&ferries, Asked { line, headers: &headers, body }).await;
    assert!(told.starts_with("200"), "{told}");
    assert!(told.contains("\"source\":{\"object\":\"card\",\"holder\":\"Ada\"}"), "{told}");
    assert!(told.contains("\"links\":{\"booking\":\"/bookings/00000000-0000-0000-0000-000000000001\"}"), "{told}");
    let again = answer(&ferries, Asked { line, headers: &headers, body }).await;
    assert!(again.starts_with("409") && again.contains("paid for already"), "{again}");
}

#[tokio::test]
async fn addresses_follow_where_the_service_is_served() {
    let told = get(&ferries().under("/v1"), "/v1/harbours", &[]).await;
    assert!(told.contains("\"self\":\"/v1/harbours?page=1\""), "{told}");
    let public = ferries().public_url("https://ferries.example/");
    let told = get(&public, "/harbours", &[("host", "evil.example")]).await;
    assert!(told.contains("\"self\":\"https://ferries.example/harbours?page=1\""), "{told}");
}
