//! Receivers that take everything at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use domain::attendance::Entity;
use operator::client::{Client, types};
use poem::http::StatusCode;
use poem::listener::{Acceptor, Listener, TcpListener};
use poem::{Request, Server};
use tokio::runtime::Runtime;

/// How many there are.
const N_RECEIVERS: usize = 2;

/// All receivers; they outlive those whose calls they are told of.
pub(super) struct Receivers {
    runtime: Runtime,
    addresses: Vec<String>,
    n_told: Arc<AtomicUsize>,
}

impl Receivers {
    /// Starts listening.
    pub(super) fn start() -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let n_told = Arc::new(AtomicUsize::new(0));
        let listen = || async {
            let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
            let address = acceptor.local_addr()[0].as_socket_addr().unwrap().to_string();
            let n_told = Arc::clone(&n_told);
            let endpoint = poem::endpoint::make(move |mut request: Request| {
                let n_told = Arc::clone(&n_told);
                async move {
                    request.take_body().into_vec().await?;
                    n_told.fetch_add(1, Ordering::Relaxed);
                    Ok::<_, poem::Error>(StatusCode::NO_CONTENT)
                }
            });
            tokio::spawn(Server::new_with_acceptor(acceptor).run(endpoint));
            address
        };
        let addresses = (0..N_RECEIVERS).map(|_| runtime.block_on(listen())).collect();
        Self { runtime, addresses, n_told }
    }

    /// Registers all with the program, for everything.
    pub(super) fn register(&self, client: &Client) {
        for (number, address) in self.addresses.iter().enumerate() {
            let register = client.cadastrar_receptor().body_map(|r| {
                let entities: Vec<_> = Entity::ALL.iter().map(|it| types::Entidade::from(it.as_str())).collect();
                r.nome(format!("carga {number}")).url(format!("http://{address}")).entidades(entities)
            });
            self.runtime.block_on(register.send()).unwrap();
        }
    }

    /// Goes away; how often they were told something.
    pub(super) fn end(self) -> usize {
        self.runtime.shutdown_background();
        self.n_told.load(Ordering::Relaxed)
    }
}
