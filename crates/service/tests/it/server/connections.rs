//! Many connections, and connections that end early.

use std::time::Duration;

use http_server::Limits;
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;

use super::trial::{Served, next_answer, patient, until_closed};

const GET: &[u8] = b"GET /codes/1 HTTP/1.1\r\nhost: t\r\n\r\n";
const WAIT: &[u8] = b"GET /wait HTTP/1.1\r\nhost: t\r\n\r\n";

#[tokio::test]
async fn more_callers_than_places_wait_for_one() {
    let served = Served::with(Limits { max_connections: 2, ..patient() }).await;
    let (mut first, mut second) = (served.connect().await, served.connect().await);
    for stream in [&mut first, &mut second] {
        stream.write_all(GET).await.unwrap();
        assert_eq!(next_answer(stream).await.brief(), "200 found");
    }
    let mut third = served.connect().await;
    third.write_all(GET).await.unwrap();
    assert!(timeout(Duration::from_millis(200), next_answer(&mut third)).await.is_err(), "there is no place");
    drop(first);
    assert_eq!(next_answer(&mut third).await.brief(), "200 found");
    second.write_all(GET).await.unwrap();
    assert_eq!(next_answer(&mut second).await.brief(), "200 found");
}

#[tokio::test]
async fn callers_who_leave_in_the_middle_cost_nobody_anything() {
    let served = Served::with(Limits { max_connections: 4, ..patient() }).await;
    for bytes in [
        &b""[..],
        b"GET /codes",
        b"POST /json HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n[1,",
        WAIT,
        b"GET /large HTTP/1.1\r\nhost: t\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ] {
        for _ in 0..10 {
            let mut stream = served.connect().await;
            stream.write_all(bytes).await.unwrap();
            drop(stream);
        }
    }
    assert_eq!(served.get("/codes/1").await.brief(), "200 found");
}

#[tokio::test]
async fn a_panic_is_one_callers_500_and_the_connection_lives_on() {
    let served = Served::with(patient()).await;
    let mut other = served.connect().await;
    other.write_all(WAIT).await.unwrap();
    served.trial.waiting.acquire().await.unwrap().forget();
    let mut stream = served.connect().await;
    stream.write_all(b"GET /panic HTTP/1.1\r\nhost: t\r\n\r\n").await.unwrap();
    let answered = next_answer(&mut stream).await;
    assert_eq!(
        answered.brief(),
        "500 Falha inesperada do serviço; nada foi gravado. Se ela se repetir, avise quem o opera."
    );
    stream.write_all(GET).await.unwrap();
    assert_eq!(next_answer(&mut stream).await.brief(), "200 found");
    served.trial.gate.add_permits(1);
    assert_eq!(next_answer(&mut other).await.brief(), "200 waited");
}

#[tokio::test]
async fn at_the_end_those_who_were_heard_are_answered_and_nobody_else() {
    let served = Served::with(patient()).await;
    let mut heard = served.connect().await;
    heard.write_all(WAIT).await.unwrap();
    served.trial.waiting.acquire().await.unwrap().forget();
    let mut idle = served.connect().await;
    idle.write_all(GET).await.unwrap();
    next_answer(&mut idle).await;
    served.drain.begin();
    assert_eq!(until_closed(&mut idle).await.head, "", "an idle connection is closed");
    while tokio::net::TcpStream::connect(served.address).await.is_ok() {
        tokio::task::yield_now().await;
    }
    assert!(!served.task.is_finished());
    served.trial.gate.add_permits(1);
    let answered = until_closed(&mut heard).await;
    assert_eq!(answered.brief(), "200 waited");
    assert_eq!(answered.header("connection"), Some("close"));
    served.task.await.unwrap();
}

#[tokio::test]
async fn the_end_does_not_wait_for_ever() {
    let served = Served::with(Limits { drain_timeout: Duration::from_millis(100), ..patient() }).await;
    let mut heard = served.connect().await;
    heard.write_all(WAIT).await.unwrap();
    served.trial.waiting.acquire().await.unwrap().forget();
    served.drain.begin();
    served.task.await.unwrap();
}
