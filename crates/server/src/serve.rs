//! From a configuration to a server that runs, and from a server that runs to one that has stopped without
//! losing anything.

use core::fmt;
use core::pin::pin;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use cloverleaf_core::{Message, Say as _};
use cloverleaf_words::english;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::ServiceExt as _;

use crate::http::{self, Admin, App, Connections, Held, Limits, Readiness};
use crate::moderation::Moderation;
use crate::notices::Notices;
use crate::page::Page;
use crate::patient::Patient;
use crate::people::People;
use crate::plans::Plans;
use crate::reach::{for_everybody, reached_at};
use crate::secret::Secret;
use crate::{Bus, Config, Store, Tables, meters, now};

/// Shorter stretches without a server are not worth an exception.
const DOWNTIME: i64 = 5_000;
/// How long a connection may take to say what it wants.
const HEAD: Duration = Duration::from_secs(20);
/// How long a stop waits for what was begun.
const FAREWELL: Duration = Duration::from_secs(10);
/// How often idle guests are forgotten.
const FORGETTING: Duration = Duration::from_secs(3600);
/// How often the keys of open connections are looked at.
const LOOKING: Duration = Duration::from_secs(5);
/// How often quiet clients are forgotten.
const TIDYING: Duration = Duration::from_secs(60);

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    accepting: Vec<JoinHandle<()>>,
    lasting: mpsc::Receiver<()>,
    store: Store,
}

/// Why a server did not start.
#[derive(Debug)]
pub struct StartError(Message);

impl StartError {
    /// What went wrong, and what to do about it.
    #[must_use]
    pub fn message(&self) -> &Message {
        &self.0
    }

    /// What went wrong, in words.
    pub(crate) fn new(message: Message) -> StartError {
        StartError(message)
    }

    /// Something that the system did not do.
    fn of(key: &'static str, error: &io::Error) -> StartError {
        StartError(Message::new(key).text("why", error))
    }
}

/// In English, for logs.
impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&english().say(&self.0))
    }
}

impl std::error::Error for StartError {}

impl From<crate::StoreError> for StartError {
    fn from(error: crate::StoreError) -> StartError {
        StartError(error.message())
    }
}

impl Server {
    /// Starts a server.
    ///
    /// # Errors
    /// If it cannot listen, its database cannot be used, or there is no bus where it should be.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let wanted = if config.friends { for_everybody(config.listen) } else { config.listen };
        let listener = listen(wanted).await?;
        let metrics_listener = match config.metrics_listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let address = listener.local_addr().map_err(|error| StartError::of("start-where", &error))?;
        let metrics_address = metrics_listener.as_ref().and_then(|listener| listener.local_addr().ok());
        let store = Store::open(&config.database().map_err(StartError)?).await?;
        let (stop, stopping) = watch::channel(false);
        let reached_at = config.friends.then(|| reached_at(address)).flatten();
        let (app, lasting) = prepare(config, reached_at, store.clone(), stopping).await?;
        let routers = [
            (Some(listener), http::router(app.clone())),
            (metrics_listener, http::metrics_router().with_state(app.clone())),
        ];
        let listening = routers.into_iter().filter_map(|(listener, router)| Some((listener?, router)));
        let accepting =
            listening.map(|(listener, router)| tokio::spawn(accept(listener, router, app.clone()))).collect();
        tokio::spawn(tidy(Arc::downgrade(&app)));
        tokio::spawn(look_at_keys(Arc::downgrade(&app)));
        app.people.forget_the_idle(app.config.idle_guest_days).await;
        tokio::spawn(forget_the_idle(Arc::downgrade(&app)));
        Ok(Server { address, metrics_address, app, stop, accepting, lasting, store })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it serves its metrics, if elsewhere.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Stops: takes nothing new, finishes what it took, tells those who are connected to come back.
    pub async fn stop(self) {
        let Server { app, stop, accepting, mut lasting, store, .. } = self;
        tracing::info!("the server stops");
        stop.send_replace(true);
        app.tables.close();
        let ended = async {
            for task in accepting {
                // A task that broke down has ended too.
                let _ = task.await;
            }
            drop(app);
            while lasting.recv().await.is_some() {}
        };
        if timeout(FAREWELL, ended).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        store.close().await;
        tracing::info!("the server has stopped");
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| StartError(Message::new("start-listen").text("address", address).text("why", error)))
}

/// What all requests share, and what ends when the last connection does.
async fn prepare(
    config: Config,
    reached_at: Option<String>,
    store: Store,
    stopping: watch::Receiver<bool>,
) -> Result<(Arc<App>, mpsc::Receiver<()>), StartError> {
    let tables = open_tables(&config, store.clone()).await?;
    // A connection that lasts holds a sender; when all are gone, so are the connections.
    let (lasting, ended) = mpsc::channel(1);
    let people = People::new(store.clone(), tables.bus.clone(), tables.held.clone());
    let (limits, meters) = (Limits::new(&config), meters::start());
    let page = open_page(&config)?;
    let (connections, readiness) = (Connections::new(&config), Readiness::default());
    let metrics_key = read_secret(config.metrics_key_file.as_deref())?;
    let admin = admin_key(&config)?.map(|key| Admin::new(key, store.clone()));
    let moderation = Moderation::load(store).await?;
    moderation.look(&tables).await?;
    tokio::spawn(Moderation::watch(Arc::downgrade(&moderation), Arc::downgrade(&tables)));
    let notices = Notices::new(tables.clone(), &config).await?;
    tokio::spawn(notices.clone().work(stopping.clone(), lasting.clone()));
    let plans = Plans::new(tables.clone(), moderation.clone(), &config);
    tokio::spawn(plans.clone().work(stopping.clone(), lasting.clone()));
    let app = App {
        config,
        tables,
        people,
        page,
        limits,
        connections,
        readiness,
        metrics_key,
        moderation,
        notices,
        plans,
        admin,
        show: Default::default(),
        reached_at,
        meters,
        stopping,
        lasting,
    };
    Ok((Arc::new(app), ended))
}

/// The secret in a file, if one was named.
fn read_secret(file: Option<&Path>) -> Result<Option<Secret>, StartError> {
    file.map(|file| Secret::read(file).map_err(StartError)).transpose()
}

/// The key of whoever runs the server: in a file, or in the environment.
fn admin_key(config: &Config) -> Result<Option<Secret>, StartError> {
    match (&config.admin_key_file, &config.admin_key) {
        (None, Some(key)) => Secret::new(key, "CLOVERLEAF_ADMIN_KEY").map(Some).map_err(StartError),
        (file, _) => read_secret(file.as_deref()),
    }
}

/// The page in the folder that was named, or the one that is carried inside.
fn open_page(config: &Config) -> Result<Arc<Page>, StartError> {
    let Some(folder) = &config.page else { return Ok(Page::built()) };
    let unread = |error: io::Error| {
        StartError(Message::new("start-page").text("folder", folder.display()).text("why", error))
    };
    Page::in_folder(folder).map(Arc::new).map_err(unread)
}

/// The tables of this store, connected to the other processes.
async fn open_tables(config: &Config, store: Store) -> Result<Arc<Tables>, StartError> {
    if let Some(since) = store.note_downtime(now(), DOWNTIME).await? {
        tracing::info!(since, "no server ran since then; clocks stood still");
    }
    let downtimes = store.downtimes().await?.into();
    let (bus, notes) = match &config.bus {
        None => (Bus::alone(), None),
        Some(address) => {
            let (bus, notes) = Bus::join(address).await.map_err(StartError)?;
            (bus, Some(notes))
        }
    };
    store.beat(bus.me(), now()).await?;
    let tables = Tables::new(store, bus, downtimes, config);
    if let Err(problem) = tables.learn_hosts().await {
        tracing::warn!(%problem, "it could not be noted who opened older tables");
    }
    if let Some(notes) = notes {
        tokio::spawn(tables.clone().listen(notes));
    }
    tokio::spawn(tables.clone().look_after());
    tokio::spawn(tables.clone().count_the_rest());
    tokio::spawn(tables.clone().learn_speakers_of_old());
    Ok(tables)
}

/// Takes connections until the server stops.
async fn accept(listener: TcpListener, router: Router, app: Arc<App>) {
    let mut stopped = pin!(app.stopped());
    loop {
        let accepted = tokio::select! {
            () = &mut stopped => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => match app.connections.direct(peer.ip()) {
                Ok(held) => drop(tokio::spawn(converse(stream, peer, held, router.clone(), app.clone()))),
                Err(problem) => http::turn_away(&stream, problem),
            },
            Err(error) => {
                // Too many open files, most likely: some will be closed soon.
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Answers the requests of one connection; when the server stops, to the end of the one that is under way.
async fn converse(stream: TcpStream, peer: SocketAddr, held: Held, router: Router, app: Arc<App>) {
    // Without it small messages wait for the acknowledgement of the ones before.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(held.clone());
        router.clone().oneshot(request)
    });
    let patience = Duration::from_secs(app.config.write_timeout);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(Patient::new(stream, patience)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

/// Forgets what is not needed any more, now and then.
async fn tidy(app: Weak<App>) {
    while let Some(app) = app.upgrade() {
        app.limits.forget_the_quiet();
        app.tables.thinkers.forget_the_quiet();
        app.meters.run_upkeep();
        drop(app);
        tokio::time::sleep(TIDYING).await;
    }
}

/// Forgets those who have not been here for long, now and then.
async fn forget_the_idle(app: Weak<App>) {
    loop {
        tokio::time::sleep(FORGETTING).await;
        let Some(app) = app.upgrade() else { return };
        app.people.forget_the_idle(app.config.idle_guest_days).await;
    }
}

/// Ends connections whose keys are no longer good, which another process may have done without being heard.
async fn look_at_keys(app: Weak<App>) {
    while let Some(app) = app.upgrade() {
        app.people.end_the_dead().await;
        drop(app);
        tokio::time::sleep(LOOKING).await;
    }
}

/// Runs a server until the process is told to stop, and says where it listens once it does.
///
/// # Errors
/// If it does not start.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr) -> io::Result<()>) -> Result<(), StartError> {
    crate::logs::start(crate::logs::USUAL, config.log_format);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| StartError::of("start-threads", &error))?;
    runtime.block_on(async {
        let told = told_to_stop().map_err(|error| StartError::of("start-signals", &error))?;
        let server = Server::start(config).await?;
        ready(server.address()).map_err(|error| StartError::of("start-where", &error))?;
        told.await;
        server.stop().await;
        Ok(())
    })
}

/// Ends when the process is told to stop.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Ends when the process is told to stop.
#[cfg(not(unix))]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without signals there is nothing to wait for but the end of the process.
        if tokio::signal::ctrl_c().await.is_err() {
            core::future::pending::<()>().await;
        }
    })
}
