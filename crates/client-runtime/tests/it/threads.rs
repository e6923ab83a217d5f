//! Calls can be made from any thread, and waited for in any task.

use client_runtime::{Answer, ByteStream, Connection, Error, Failure, File, Grant, ResponseValue};

use crate::operations::LIST;

fn is_send<T: Send>(_: &T) {}

fn is_shared<T: Send + Sync + 'static>() {}

#[test]
fn everything_can_move() {
    is_shared::<Connection>();
    is_shared::<Error<String>>();
    is_shared::<Failure>();
    is_shared::<Grant>();
    is_shared::<File>();
    is_shared::<ResponseValue<ByteStream>>();
    let connection = Connection::builder("http://a.example").build().unwrap();
    let call = async {
        let mut call = connection.call(&LIST);
        call.query("a", &1);
        let answer: Answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json::<Vec<String>>().await?.map(Some)),
            204 => Ok(answer.empty().await?.map(|()| None)),
            400..=499 => Err(answer.refused_json(|text: String| text).await),
            _ => Err(answer.undeclared().await),
        }
    };
    is_send(&call);
    assert!(size_of_val(&call) < 8 << 10, "{}", size_of_val(&call));
    drop(call);
}
