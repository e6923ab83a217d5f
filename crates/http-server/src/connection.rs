//! One connection: HTTP/1.1 or HTTP/2, as its caller speaks, within limits.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::service::TowerToHyperService;
use poem::http::uri::Scheme;
use poem::web::{LocalAddr, RemoteAddr};
use poem::{Addr, Endpoint, Request, RequestParts};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tower::service_fn;
use tower_http::compression::Compression;
use tower_http::compression::predicate::SizeAbove;

use super::activity::Activity;
use super::body::{timed, watched};
use super::drain::Drain;
use super::limits::Limits;
use super::lingering::Lingering;
use super::proxies::TrustedProxies;
use super::tls::Tls;

/// Most bytes of a request's head that are held; beyond it hyper itself says 431. [`super::front`] says it much earlier,
/// and in words.
const MAX_HEAD: usize = 256 * 1024;

/// Most requests at once on a connection of HTTP/2.
const MAX_STREAMS: u32 = 100;

/// Fewest bytes of an answer that are worth compressing: less fits into one packet in any case.
const MIN_COMPRESSED: u16 = 1024;

/// How often a silent peer of HTTP/2 is asked whether it is still there.
const PING_INTERVAL: Duration = Duration::from_secs(20);

/// What all connections of a listener share.
pub(super) struct Shared<E> {
    pub(super) endpoint: E,
    pub(super) limits: Limits,
    pub(super) tls: Option<Tls>,
    pub(super) proxies: TrustedProxies,
    pub(super) drain: Drain,
}

/// Serves a connection until one side closes it. Whatever goes wrong on it is its peer's affair.
pub(super) async fn serve<E: Endpoint + 'static>(
    stream: TcpStream,
    local: SocketAddr,
    peer: SocketAddr,
    shared: Arc<Shared<E>>,
) {
    // Answers are small and written at once; waiting for more to send would only delay them.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    match &shared.tls {
        None => speak(stream, Scheme::HTTP, local, peer, shared).await,
        Some(tls) => match timeout(shared.limits.header_timeout, tls.accept(stream)).await {
            Ok(Ok(stream)) => speak(stream, Scheme::HTTPS, local, peer, shared).await,
            Ok(Err(error)) => tracing::debug!(%error, "a handshake of TLS failed"),
            Err(_) => tracing::debug!("a handshake of TLS took too long"),
        },
    }
}

async fn speak<E: Endpoint + 'static>(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    scheme: Scheme,
    local: SocketAddr,
    peer: SocketAddr,
    shared: Arc<Shared<E>>,
) {
    let Limits { body_timeout, idle_timeout, .. } = shared.limits;
    let activity = Activity::new();
    let is_quiet = Arc::new(AtomicBool::new(false));
    let service = {
        let (shared, activity) = (Arc::clone(&shared), activity.clone());
        service_fn(move |request: hyper::Request<Incoming>| {
            let (shared, activity, running) = (Arc::clone(&shared), activity.clone(), activity.begin());
            let scheme = scheme.clone();
            async move {
                let (parts, body) = request.into_parts();
                let caller = RemoteAddr(Addr::SocketAddr(shared.proxies.caller(peer, &parts.headers)));
                let parts = RequestParts::from((parts, LocalAddr(Addr::SocketAddr(local)), caller, scheme));
                let request = Request::from_parts(parts, timed(body, body_timeout));
                let response = shared.endpoint.get_response(request).await;
                drop(running);
                Ok::<_, Infallible>(hyper::Response::from(response).map(|body| watched(body, activity)))
            }
        })
    };
    // `gzip` and `br`, for those who ask for them.
    let service = TowerToHyperService::new(Compression::new(service).compress_when(SizeAbove::new(MIN_COMPRESSED)));
    let builder = builder(shared.limits);
    let stream = TokioIo::new(Lingering::new(stream, Arc::clone(&is_quiet)));
    let mut connection = pin!(builder.serve_connection(stream, service));
    let outcome = tokio::select! {
        outcome = &mut connection => Some(outcome),
        () = shared.drain.begun() => None,
        () = activity.idle_for(idle_timeout) => None,
    };
    let outcome = match outcome {
        Some(outcome) => outcome,
        None => {
            is_quiet.store(true, Ordering::Relaxed);
            connection.as_mut().graceful_shutdown();
            tokio::select! {
                outcome = &mut connection => outcome,
                // Who does not take the answer by then does not want it.
                () = activity.idle_for(2 * idle_timeout) => return,
            }
        }
    };
    if let Err(error) = outcome {
        tracing::debug!(error, "a connection ended early");
    }
}

fn builder(limits: Limits) -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(limits.header_timeout).max_buf_size(MAX_HEAD);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(MAX_STREAMS)
        .max_header_list_size(u32::try_from(MAX_HEAD).unwrap_or(u32::MAX))
        .keep_alive_interval(PING_INTERVAL)
        .keep_alive_timeout(limits.header_timeout);
    builder
}
