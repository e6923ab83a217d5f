//! A server of fixed answers, on a real socket, that remembers what it was asked.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// A request as it came.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    /// Method and target: `GET /ext/associado?nome=Maria`.
    pub(crate) line: String,
    pub(crate) authorization: Option<String>,
    pub(crate) body: String,
}

/// A server that runs until the test ends.
pub(crate) struct Server {
    pub(crate) address: String,
    requests: Arc<Mutex<Vec<Request>>>,
}

/// What is answered: a status, a content type and a body.
pub(crate) type Answer = (u16, &'static str, String);

pub(crate) fn json(body: &str) -> Answer {
    (200, "application/json", body.to_owned())
}

pub(crate) fn text(status: u16, body: &str) -> Answer {
    (status, "text/plain; charset=utf-8", body.to_owned())
}

impl Server {
    /// A server that lets everybody in and answers the rest by a function of method and target.
    pub(crate) fn start(answer: impl Fn(&Request) -> Answer + Send + Sync + 'static) -> Server {
        Server::start_raw(move |request| {
            if request.line == "POST /ext/autenticacao" {
                json(r#"{"authorizationToken":"t0k3n","authorizationType":"Bearer"}"#)
            } else {
                answer(request)
            }
        })
    }

    /// A server that answers everything by a function.
    pub(crate) fn start_raw(answer: impl Fn(&Request) -> Answer + Send + Sync + 'static) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let requests = Arc::new(Mutex::new(Vec::new()));
        let (seen, answer) = (requests.clone(), Arc::new(answer));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (seen, answer) = (seen.clone(), answer.clone());
                std::thread::spawn(move || serve(stream, &seen, &*answer));
            }
        });
        Server { address, requests }
    }

    pub(crate) fn requests(&self) -> Vec<Request> {
        self.requests.lock().unwrap().clone()
    }

    /// The last request that was no login.
    pub(crate) fn last(&self) -> Request {
        self.requests().into_iter().rfind(|request| request.line != "POST /ext/autenticacao").unwrap()
    }
}

fn serve(stream: TcpStream, seen: &Mutex<Vec<Request>>, answer: &dyn Fn(&Request) -> Answer) {
    let mut writer = stream.try_clone().unwrap();
    let mut reader = BufReader::new(stream);
    while let Some(request) = read(&mut reader) {
        seen.lock().unwrap().push(request.clone());
        let (status, content_type, body) = answer(&request);
        let head = format!("HTTP/1.1 {status} X\r\ncontent-type: {content_type}\r\ncontent-length: {}\r\n", body.len());
        if writer.write_all(format!("{head}\r\n{body}").as_bytes()).is_err() {
            return;
        }
    }
}

fn read(reader: &mut BufReader<TcpStream>) -> Option<Request> {
    let mut first = String::new();
    reader.read_line(&mut first).ok().filter(|n_bytes| *n_bytes > 0)?;
    let mut words = first.split(' ');
    let line = format!("{} {}", words.next()?, words.next()?);
    let (mut authorization, mut n_bytes) = (None, 0);
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).ok()?;
        let Some((name, value)) = header.trim_end().split_once(": ") else { break };
        match name.to_ascii_lowercase().as_str() {
            "authorization" => authorization = Some(value.to_owned()),
            "content-length" => n_bytes = value.parse().unwrap(),
            _ => {}
        }
    }
    let mut body = vec![0; n_bytes];
    reader.read_exact(&mut body).ok()?;
    Some(Request { line, authorization, body: String::from_utf8(body).unwrap() })
}
