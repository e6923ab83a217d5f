//! `benefits serve`: the interface, until somebody says stop.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use accounts::{AccountPages, MailDispatch, MailFigures, MailOutbox, PublicUrl};
use anyhow::{Context, ensure};
use auth::{Gate, OperatorGate, PasswordLinks, RequestThrottle};
use domain::values::Login;
use http_server::{Drain, FEWEST_DESCRIPTORS, Limits, Listener, Metrics, Tls, front, log, n_descriptors};
use operator_service::{OperatorService, ReceiverGateway, operator_front};
use sealing::SecretsKey;
use service::routes::{Service, stub};
use store::{Clock, Database};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::time::timeout;
use transfer::demo::{self, DEFAULT_MEMBERS, DEMO_USER};
use trigger_delivery::transport::{Reach, Webhooks};
use trigger_delivery::{Dispatch, Figures, Registrations};

use super::greeting::Greeting;
use crate::settings::{CallerArgs, LogFormat, MailArgs, Missing, OperatorArgs, Shared};

/// Serve the interface until told to stop.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, env = "BENEFITS_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: String,
    /// For how many days deliveries are kept that have ended
    #[arg(long, env = "BENEFITS_KEEP_DELIVERIES", value_name = "DAYS", default_value = "30", value_parser = days)]
    keep_deliveries: Duration,
    /// Begin with an empty database if the file is not there
    #[arg(long, env = "BENEFITS_CREATE")]
    create: bool,
    /// Fill an empty database with demo data, let `demo` in with the password `demo` and, on this machine, the operator
    /// with the token `demo`
    #[arg(long, env = "BENEFITS_DEMO")]
    pub(crate) demo: bool,
    /// Certificates of this server, PEM, its own first
    #[arg(long, env = "BENEFITS_TLS_CERTIFICATE", value_name = "FILE", requires = "tls_key")]
    tls_certificate: Option<PathBuf>,
    /// The key of its certificate, PEM
    #[arg(long, env = "BENEFITS_TLS_KEY", value_name = "FILE", requires = "tls_certificate")]
    tls_key: Option<PathBuf>,
    /// Most connections to the database at once
    #[arg(long, env = "BENEFITS_DATABASE_CONNECTIONS", value_name = "N", default_value = "8", value_parser = at_least_one)]
    database_connections: usize,
    /// How long PostgreSQL may take for a statement; then the caller is told that the service is unavailable
    #[arg(long, env = "BENEFITS_DATABASE_TIMEOUT", value_name = "SECONDS", default_value = "20", value_parser = seconds)]
    database_timeout: Duration,
    /// Most connections of callers at once; more wait
    #[arg(long, env = "BENEFITS_MAX_CONNECTIONS", value_name = "N", default_value_t = Limits::default().max_connections, value_parser = at_least_one)]
    max_connections: usize,
    /// Longest body of a request
    #[arg(long, env = "BENEFITS_BODY_LIMIT", value_name = "BYTES", default_value_t = Limits::default().body_limit, value_parser = at_least_one)]
    body_limit: usize,
    /// How long the head of a request may take
    #[arg(long, env = "BENEFITS_HEADER_TIMEOUT", value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    header_timeout: Duration,
    /// How long the body of a request may take
    #[arg(long, env = "BENEFITS_BODY_TIMEOUT", value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    body_timeout: Duration,
    /// How long a connection may be idle; an answer may be read for twice as long
    #[arg(long, env = "BENEFITS_IDLE_TIMEOUT", value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    idle_timeout: Duration,
    /// How long requests may still take when told to stop
    #[arg(long, env = "BENEFITS_DRAIN_TIMEOUT", value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    drain_timeout: Duration,
    #[command(flatten)]
    callers: CallerArgs,
    #[command(flatten)]
    mail: MailArgs,
    #[command(flatten)]
    operator: OperatorArgs,
}

const EXAMPLES: &str = "Examples:\n  \
    benefits serve --demo\n  \
    benefits serve --listen 0.0.0.0:8443 --tls-certificate chain.pem --tls-key key.pem\n  \
    BENEFITS_DATABASE=postgres://… benefits serve\n\n\
    SIGTERM and Ctrl-C let running requests finish; a second one does not wait for them.";

/// Transport of deliveries.
type WebhookTransport = Arc<Webhooks<Registrations>>;

/// How long reading may go on when everybody has had their answer.
const CLOSING: Duration = Duration::from_secs(2);

/// Most connections of whoever runs the service.
const MAX_OPERATORS: usize = 32;

/// Serves.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    ensure!(
        n_descriptors() >= FEWEST_DESCRIPTORS,
        "this process may have only {} files and connections open; let it have {FEWEST_DESCRIPTORS} and one more for each \
         caller, in a shell by `ulimit -n 4096`",
        n_descriptors()
    );
    log::begin(log_format(shared.log_format), shared.log_level)?;
    let tls = match (&args.tls_certificate, &args.tls_key) {
        (Some(certificate), Some(key)) => Some(Tls::load(certificate, key)?),
        _ => None,
    };
    let missing = if args.create || args.demo { Missing::Made } else { Missing::Refused };
    let wait = Duration::from_secs(shared.database_wait);
    let database = shared.database.open(args.database_connections, missing, wait, Some(args.database_timeout))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, shared, database, tls))?;
    // A connection that did not end in time is not waited for.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &Args, shared: &Shared, database: Database, tls: Option<Tls>) -> anyhow::Result<()> {
    let mut stop = Stop::new()?;
    let limits = args.limits();
    let listener = bind(&args.listen, "--listen", limits, tls).await?.behind(args.callers.proxies());
    let operator_limits = Limits { max_connections: MAX_OPERATORS, ..limits };
    let operator_listener =
        bind(&args.operator.operator_listen, "--operator-listen", operator_limits, args.operator.tls()?).await?;
    let clock = Clock::system();
    if args.demo {
        demo::fill(&database, clock.now(), DEFAULT_MEMBERS, |_| {}).await.context("cannot make demo data")?;
    }
    let public_url = public_url(args, &listener)?;
    let credential = args.operator.credential(args.demo, operator_listener.address().ip())?;
    let greeting = Greeting {
        address: listener.address(),
        is_tls: listener.is_tls(),
        operator: operator_listener.address(),
        is_operator_tls: operator_listener.is_tls(),
        credential,
        database: &shared.database,
        password_page: public_url.password_page(),
        mail: &args.mail,
        has_demo_user: args.demo && has_demo_user(&database).await?,
    };
    if greeting.has_demo_user && !greeting.address.ip().is_loopback() {
        tracing::warn!("other machines can reach this one, and everybody knows the password of `{DEMO_USER}`");
    }
    let (drain, operator_drain) = (Drain::new(), Drain::new());
    let (figures, mail_figures) = (Arc::new(Figures::default()), Arc::new(MailFigures::default()));
    let told = (Arc::clone(&figures), Arc::clone(&mail_figures));
    let metrics = Arc::new(Metrics::with(move || told.0.render() + &told.1.render()));
    let gate = Gate::with_limits(database.clone(), clock.clone(), args.callers.logins());
    let key = secrets_key(args, shared, &database).await?;
    let courier = args.mail.courier()?;
    let outbox = key.clone().map(|key| MailOutbox::new(database.clone(), clock.clone(), key));
    let links = PasswordLinks::new(database.clone(), clock.clone());
    let throttle = RequestThrottle::new(args.mail.link_limits(), clock.clone());
    let pages = AccountPages::new(gate.clone(), links, throttle, outbox.clone());
    let service = Service::new(database.clone(), gate, clock.clone())
        .asked_openly(args.callers.validations(), args.callers.validates_by_number());
    let service_endpoint = front(stub(service), limits, Arc::clone(&metrics)).with_forms(AccountPages::PATH, pages);
    let gate = OperatorGate::with_rate(credential.token(), clock.clone(), args.operator.operator_token_rate);
    let mut operator_service = OperatorService::new(database.clone(), clock.clone(), gate, drain.clone())
        .watching(Arc::clone(&figures), Arc::clone(&mail_figures));
    let mut dispatch = None;
    let mut mail_dispatch = None;
    if let Some(outbox) = outbox {
        operator_service = operator_service.with_mails(outbox.clone());
        let until = drain.clone();
        let until = async move { until.begun().await };
        mail_dispatch = Some(MailDispatch::start(outbox, courier, public_url, mail_figures, until));
    }
    if let Some((gateway, webhooks)) = receiver_gateway(args, key, &database, &clock).await? {
        operator_service = operator_service.with_gateway(gateway);
        let (keep, until) = (args.keep_deliveries, drain.clone());
        let begun =
            Dispatch::start(database.clone(), clock, webhooks, figures, keep, async move { until.begun().await });
        dispatch = Some(begun.context("cannot start the dispatcher")?);
    } else {
        tracing::warn!("no triggers and no mails without a key that seals secrets; --secrets-key-file gives one");
    }
    let operator_endpoint = operator_front(operator_service, operator_limits, metrics);
    let serving = tokio::spawn(listener.serve(service_endpoint, drain.clone()));
    let operator_serving = tokio::spawn(operator_listener.serve(operator_endpoint, operator_drain.clone()));
    if let Err(error) = write!(std::io::stdout(), "{greeting}") {
        // Whoever started it has stopped listening; those who call have not.
        tracing::warn!(%error, address = %greeting.address, "the greeting cannot be written");
    }
    stop.told().await;
    tracing::info!("told to stop; requests that were heard are answered");
    drain.begin();
    let ending = async {
        serving.await?;
        if let Some(dispatch) = dispatch {
            dispatch.ended().await;
        }
        if let Some(dispatch) = mail_dispatch {
            dispatch.ended().await;
        }
        // Whoever watches sees the service stopping until it has stopped.
        operator_drain.begin();
        operator_serving.await?;
        Ok(())
    };
    let ended = tokio::select! {
        ended = timeout(args.drain_timeout, ending) => ended,
        () = stop.told() => return Ok(()),
    };
    if ended.is_err() {
        tracing::warn!("not everything has ended in time; --drain-timeout gives it longer");
    }
    database.close(CLOSING).await;
    ended.unwrap_or(Ok(()))
}

/// The key that seals secrets of receivers and mails that wait.
async fn secrets_key(args: &Args, shared: &Shared, database: &Database) -> anyhow::Result<Option<Arc<SecretsKey>>> {
    let has_receivers = database.read(|reading| reading.receivers().map(|all| !all.is_empty())).await?;
    let has_mails = database.read(|reading| reading.next_mail_due().map(|due| due.is_some())).await?;
    let sealed = has_receivers.then_some("receivers").or(has_mails.then_some("mails that wait"));
    Ok(args.operator.secrets_key(&shared.database, sealed)?.map(Arc::new))
}

/// Where links in mails lead.
fn public_url(args: &Args, listener: &Listener) -> anyhow::Result<PublicUrl> {
    let scheme = if listener.is_tls() { "https" } else { "http" };
    if !args.mail.has_public_url() && listener.address().ip().is_unspecified() {
        tracing::warn!(
            "links in mails lead nowhere until --public-url says at which address browsers reach the service"
        );
    }
    args.mail.public_url(&format!("{scheme}://{}", listener.address()))
}

/// The way to receivers, for the operator and for the dispatcher; there is none without a key for their secrets.
async fn receiver_gateway(
    args: &Args,
    key: Option<Arc<SecretsKey>>,
    database: &Database,
    clock: &Clock,
) -> anyhow::Result<Option<(ReceiverGateway, WebhookTransport)>> {
    let Some(key) = key else { return Ok(None) };
    let reach = Reach::new(args.operator.receiver_networks(args.demo));
    let registrations = Registrations::new(database.clone(), clock.clone(), Arc::clone(&key));
    let n_closed = registrations.n_closed().await?;
    if n_closed > 0 {
        tracing::warn!(
            receivers = n_closed,
            "the key does not open the secrets of some receivers, who are told nothing until it does; start with the key \
             that sealed them or, if it is lost, rotate their secrets"
        );
    }
    let webhooks = Webhooks::new(registrations, &reach).context("cannot prepare the way to receivers")?;
    let webhooks = Arc::new(webhooks);
    Ok(Some((ReceiverGateway::new(key, reach, Arc::clone(&webhooks)), webhooks)))
}

/// Whether the demo's user may enter: a database that was there before `--demo` may never have had one.
async fn has_demo_user(database: &Database) -> anyhow::Result<bool> {
    let Ok(login) = Login::parse(DEMO_USER) else { return Ok(false) };
    let found = database.read(move |reading| reading.user_by_login(&login)).await?;
    Ok(found.is_some_and(|(user, _)| user.is_active))
}

async fn bind(address: &str, flag: &str, limits: Limits, tls: Option<Tls>) -> anyhow::Result<Listener> {
    let listener = Listener::bind(address, limits, tls).await;
    listener.with_context(|| format!("cannot listen at {address}, which {flag} can change"))
}

impl Args {
    fn limits(&self) -> Limits {
        let limits = Limits {
            max_connections: self.max_connections,
            header_timeout: self.header_timeout,
            body_timeout: self.body_timeout,
            idle_timeout: self.idle_timeout,
            drain_timeout: self.drain_timeout,
            body_limit: self.body_limit,
        };
        limits.within_descriptors()
    }
}

/// The ways in which a process is told to stop.
struct Stop {
    terminate: Signal,
    interrupt: Signal,
}

impl Stop {
    fn new() -> anyhow::Result<Self> {
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    /// Waits until it is told, once more each time.
    async fn told(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

fn log_format(chosen: Option<LogFormat>) -> log::Format {
    let is_watched = std::io::stderr().is_terminal();
    match chosen {
        Some(LogFormat::Text) => log::Format::Text,
        None if is_watched => log::Format::Text,
        Some(LogFormat::Json) | None => log::Format::Json,
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "use a number of seconds".to_owned())?;
    if seconds > 0.0 && seconds <= 86_400.0 {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err("use a number of seconds, more than 0 and at most a day".to_owned())
    }
}

fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|number| *number > 0).ok_or_else(|| "use a whole number, at least 1".to_owned())
}

fn days(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(days @ 1..=3650) => Ok(Duration::from_hours(days * 24)),
        _ => Err("use a number of days, from 1 to 3650".to_owned()),
    }
}
