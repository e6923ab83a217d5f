//! The address that a call comes from.
//!
//! The address of the other end of the connection, and of nothing else: a header such as `X-Forwarded-For` says what its
//! sender likes. It is known where the connection is and needed where a password is checked; in between it goes with
//! the task, since generated code does not carry it.

use std::net::IpAddr;

tokio::task_local! {
    static PEER: IpAddr;
}

/// Answers a call that comes from an address.
pub(super) async fn with_peer<F: Future>(peer: IpAddr, answering: F) -> F::Output {
    PEER.scope(peer, answering).await
}

/// Address from which the call comes that is being answered, if that is known.
pub fn peer() -> Option<IpAddr> {
    PEER.try_with(|peer| *peer).ok()
}
