//! What every answer carries.

use super::trial::{Served, patient};

const ID: &str = "67e55044-10b1-426f-9247-bb680e5fe0c8";

#[tokio::test]
async fn an_answer_tells_browsers_to_do_nothing_with_it() {
    let served = Served::with(patient()).await;
    for (path, status) in [("/codes/1", 200), ("/panic", 500), ("/nowhere", 404)] {
        let answered = served.get(path).await;
        assert_eq!(answered.status, status);
        for (name, expected) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cache-control", "no-store"),
            ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ] {
            assert_eq!(answered.header(name), Some(expected), "{path} {name}");
        }
        assert_eq!(answered.header("server"), None);
        assert_eq!(answered.header("strict-transport-security"), None, "only where there is TLS");
    }
}

#[tokio::test]
async fn the_contract_and_its_page_are_served() {
    let served = Served::with(patient()).await;
    let root = served.get("/").await;
    assert_eq!((root.status, root.header("location")), (302, Some("docs")));
    let page = served.get("/docs").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("script-src 'unsafe-inline'") && policy.contains("connect-src 'self'"), "{policy}");
    let loads = ["src=\"http", "href=\"http", "@import"];
    assert!(loads.iter().all(|load| !page.body.contains(load)), "the page loads nothing from elsewhere");
    let contract = served.get("/openapi.json").await;
    assert_eq!((contract.status, contract.header("content-type")), (200, Some("application/json")));
    assert!(contract.body.contains("\"3.0.3\""));
}

#[tokio::test]
async fn a_request_has_an_id() {
    let served = Served::with(patient()).await;
    let asked = async |id: &str| {
        let request = format!("GET /codes/1 HTTP/1.1\r\nhost: t\r\nconnection: close\r\nx-request-id: {id}\r\n\r\n");
        served.exchange(request).await.header("x-request-id").unwrap().to_owned()
    };
    assert_eq!(asked(ID).await, ID);
    let first = asked("52998224725").await;
    assert_eq!(first.len(), 36);
    assert_ne!(first, asked("").await);
}

#[tokio::test]
async fn a_wrong_method_is_told_the_right_ones() {
    let served = Served::with(patient()).await;
    let answered = served.exchange("DELETE /json HTTP/1.1\r\nhost: t\r\nconnection: close\r\n\r\n").await;
    assert_eq!(answered.brief(), "405 Este caminho só aceita POST.");
    assert_eq!(answered.header("allow"), Some("POST"));
}
