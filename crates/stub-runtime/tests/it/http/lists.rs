//! Lists that are written item by item.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use stub_runtime::{Answer, Items, Rejection, Stub, reply};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::server::{Server, request};
use crate::api;

/// More bytes than are held back, and fewer than a socket takes.
const MANY: usize = 20_000;

/// Items that were made for `/endless`, and lists that were given up there.
static N_MADE: AtomicUsize = AtomicUsize::new(0);
static N_LEFT: AtomicUsize = AtomicUsize::new(0);

/// Counts that it is gone.
struct Left;

impl Drop for Left {
    fn drop(&mut self) {
        N_LEFT.fetch_add(1, Ordering::SeqCst);
    }
}

type Outcome = Result<usize, &'static str>;

/// The answer of a list; a stream that fails at once is 503.
async fn listed(outcomes: impl Iterator<Item = Outcome> + Send + 'static) -> Answer {
    match Items::begin(stream::iter(outcomes)).await {
        Ok(items) => reply::items(200, "application/json", items),
        Err(why) => reply::text(503, "text/plain", why),
    }
}

/// So many items, and then a failure.
fn failing_after(n: usize) -> impl Iterator<Item = Outcome> + Send {
    (0..n).map(Ok).chain([Err("the disk is gone")])
}

api! { Lists {
    "/none" { GET 0 |_call| { listed(std::iter::empty()).await } }
    "/few" { GET 1 |_call| { listed([Ok(1), Ok(2), Ok(3)].into_iter()).await } }
    "/many" { GET 2 |_call| { listed((0..MANY).map(Ok)).await } }
    "/early" { GET 3 |_call| { listed(failing_after(10)).await } }
    "/late" { GET 4 |_call| { listed(failing_after(MANY)).await } }
    "/panic" { GET 5 |_call| { listed((0..).map(|n| if n < 10 { Ok(n) } else { panic!("early") })).await } }
    "/late-panic" { GET 6 |_call| { listed((0..).map(|n| if n < MANY { Ok(n) } else { panic!("late") })).await } }
    "/no-json" { GET 7 |_call| {
        let items = stream::iter([Ok::<_, Rejection>(BTreeMap::from([([1, 2], 3)]))]);
        reply::items(200, "application/json", Items::begin(items).await?)
    } }
    "/endless" { GET 8 |_call| {
        let left = Left;
        let items = stream::iter(0..).map(move |n: usize| {
            let _ = &left;
            N_MADE.fetch_add(1, Ordering::SeqCst);
            Ok::<_, Rejection>(n)
        });
        reply::items(200, "*/*", Items::begin(items).await?)
    } }
    "/there" { GET 9 |_call| { reply::items(201, "application/vnd.x+json", Items::of(&[1, 2])) } }
} }

#[tokio::test]
async fn a_list_that_fits_is_sent_like_any_other_body() {
    let server = Server::start(Stub::new(Lists)).await;
    let ok = |body: &str| {
        format!("HTTP/1.1 200 OK\ncontent-type: application/json\ncontent-length: {}\n\n{body}", body.len())
    };
    for (path, expected) in [
        ("/none", ok("[]")),
        ("/few", ok("[1,2,3]")),
        ("/there", "HTTP/1.1 201 Created\ncontent-type: application/vnd.x+json\ncontent-length: 5\n\n[1,2]".to_owned()),
    ] {
        assert_eq!(server.exchange(request(&format!("GET {path}"), &[], "")).await.whole(), expected, "{path}");
    }
    let head = server.exchange(request("HEAD /few", &[], "")).await.whole();
    assert_eq!(head, "HTTP/1.1 200 OK\ncontent-type: application/json\ncontent-length: 7\n\n");
}

#[tokio::test]
async fn what_fails_before_a_list_is_begun_is_an_error() {
    let server = Server::start(Stub::new(Lists)).await;
    for (path, expected) in
        [("/early", "503 the disk is gone"), ("/panic", "500 internal error"), ("/no-json", "500 internal error")]
    {
        assert_eq!(server.ask(&format!("GET {path}"), &[]).await, expected, "{path}");
    }
}

/// The text of a chunked body, and whether it ends as it should.
fn joined(body: &str) -> (String, bool) {
    let (mut text, mut rest) = (String::new(), body);
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or_else(|_| panic!("{size:?} is no size of a chunk"));
        if size == 0 {
            return (text, true);
        }
        let Some((chunk, after)) = after.split_at_checked(size) else { break };
        text.push_str(chunk);
        rest = after.strip_prefix("\r\n").unwrap_or_default();
    }
    (text, false)
}

#[tokio::test]
async fn a_long_list_is_sent_in_chunks() {
    let server = Server::start(Stub::new(Lists)).await;
    let response = server.exchange(request("GET /many", &[], "")).await;
    assert_eq!(response.header("transfer-encoding").as_deref(), Some("chunked"));
    let (text, is_whole) = joined(&response.body);
    let expected: Vec<String> = (0..MANY).map(|n| n.to_string()).collect();
    assert_eq!((text, is_whole), (format!("[{}]", expected.join(",")), true));
}

#[tokio::test]
async fn what_fails_in_the_middle_of_a_list_leaves_it_open() {
    let server = Server::start(Stub::new(Lists)).await;
    for path in ["/late", "/late-panic"] {
        let response = server.exchange(request(&format!("GET {path}"), &[], "")).await;
        // poem's server ends the chunks all the same; what is cut off is the array.
        let (text, _) = joined(&response.body);
        assert!(text.starts_with("[0,1,2,") && !text.ends_with(']'), "{path}");
    }
}

#[tokio::test]
async fn a_caller_who_stops_reading_stops_the_list() {
    let server = Server::start(Stub::new(Lists)).await;
    let mut stream = server.connect().await;
    stream.write_all(request("GET /endless", &[], "").as_bytes()).await.expect("the server reads");
    let mut first = [0; 1024];
    stream.read_exact(&mut first).await.expect("the list begins");
    // Until sockets and buffers between the two are full.
    let mut n_made = 0;
    while n_made != N_MADE.load(Ordering::SeqCst) {
        n_made = N_MADE.load(Ordering::SeqCst);
        assert_eq!(server.ask("GET /few", &[]).await, "200 [1,2,3]", "others are answered meanwhile");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(N_LEFT.load(Ordering::SeqCst), 0);
    drop(stream);
    while N_LEFT.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
