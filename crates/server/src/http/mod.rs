//! The addresses of the server, one file a group of them. What they are and say is described to programs
//! at `/api`, from the same source.

mod access;
mod account;
mod admin;
mod answer;
mod browser;
mod connections;
mod cookies;
mod description;
mod featured;
mod forwarded;
mod friends;
mod games;
mod guard;
mod health;
mod invitations;
mod leaving;
mod limits;
mod me;
mod mirror;
mod moderation;
mod notices;
mod origin;
mod page;
mod passkeys;
mod plans;
mod preview;
mod profiles;
mod reach;
mod tables;
mod tokens;
mod who;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Router, middleware};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::{mpsc, watch};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::featured::Show;
use crate::moderation::Moderation;
use crate::notices::Notices;
use crate::page::Page;
use crate::people::People;
use crate::plans::Plans;
use crate::room::Caller;
use crate::secret::Secret;
use crate::{Config, TableId, Tables};
use cloverleaf_protocol::{Command, Problem, Request};

pub(crate) use admin::Admin;
pub(crate) use answer::read;
pub(crate) use connections::{Connections, Held, turn_away};
pub(crate) use health::Readiness;
pub(crate) use limits::{Connected, Guesser, Limits};
pub(crate) use tables::ViewQuery;
pub(crate) use who::Who;

/// The most bytes of a body.
pub(crate) const MOST_BYTES: usize = 64 * 1024;
/// The most bytes of a set-up: it may bring a board of its own.
const MOST_BYTES_OF_A_SETUP: usize = 256 * 1024;

/// What all requests share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) tables: Arc<Tables>,
    pub(crate) people: People,
    pub(crate) page: Arc<Page>,
    pub(crate) limits: Limits,
    pub(crate) connections: Connections,
    pub(crate) readiness: Readiness,
    pub(crate) metrics_key: Option<Secret>,
    pub(crate) moderation: Arc<Moderation>,
    pub(crate) notices: Arc<Notices>,
    pub(crate) plans: Arc<Plans>,
    pub(crate) admin: Option<Admin>,
    pub(crate) show: Show,
    /// By which address others reach it, if that is known.
    pub(crate) reached_at: Option<String>,
    pub(crate) meters: PrometheusHandle,
    /// True once the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    /// Held by every connection that lasts, so that a stop can wait for them.
    pub(crate) lasting: mpsc::Sender<()>,
}

impl App {
    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        // Without its sender nobody can keep the server running either.
        let _ = self.stopping.clone().wait_for(|stopping| *stopping).await;
    }
}

impl App {
    /// Does what somebody asks of a table, if they may. A rematch opens one.
    pub(crate) async fn act(&self, table: &TableId, who: &Who, request: Request) -> Result<i64, Problem> {
        who.may(&request.command)?;
        let (mut caller, host, rated) = {
            let live = self.tables.live(table).await?;
            let room = live.room();
            (who.caller_at(&room)?, room.host().clone(), room.rated())
        };
        if rated && !matches!(request.command, Command::Say { .. }) {
            who.may_be_rated()?;
        }
        // A connection may be older than the name somebody goes by now.
        if matches!(request.command, Command::Sit { .. } | Command::Rename | Command::Say { .. }) {
            caller.name = self.people.name_now(&who.person()?.player).await?;
        }
        // Whoever brought a guest's games along is bound by what was decided about either.
        for player in who.everybody() {
            let caller = Caller { player: player.clone(), ..caller.clone() };
            self.moderation.permit(&caller, &request, &host).await?;
        }
        if matches!(request.command, Command::Rematch) {
            self.limits.opening(who.network())?;
        }
        self.tables.act(table, &caller, &who.client(), request).await
    }
}

/// All addresses.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (api, description) = api().split_for_parts();
    let guarded = api
        .merge(description::router(&description))
        .route("/t/{id}", get(preview::preview))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), guard::admit));
    let mut open = Router::new()
        .route("/", get(page::page))
        .route("/enter", get(page::page))
        .route("/assets/{*file}", get(page::page))
        .route("/style.css", get(page::style))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready));
    if app.config.metrics_listen.is_none() {
        open = open.route("/metrics", get(health::guarded_metrics));
    }
    if app.admin.is_some() {
        open = open.merge(admin::router(&app));
    }
    guarded
        .merge(open)
        .method_not_allowed_fallback(answer::wrong_method)
        .fallback(page::page)
        .layer(CatchPanicLayer::custom(answer::broke_down))
        .layer(middleware::from_fn_with_state(app.clone(), connections::admit))
        .layer(middleware::from_fn(guard::count))
        .layer(middleware::from_fn_with_state(app.clone(), guard::seal))
        .with_state(app)
}

/// The metrics at an address of their own, where whoever can reach it may read them.
pub(crate) fn metrics_router() -> Router<Arc<App>> {
    Router::new().route("/metrics", get(health::metrics))
}

/// What is described at `/api`.
fn api() -> OpenApiRouter<Arc<App>> {
    let opening = OpenApiRouter::new()
        .routes(routes!(tables::open))
        .layer(DefaultBodyLimit::max(MOST_BYTES_OF_A_SETUP));
    OpenApiRouter::with_openapi(description::Description::openapi())
        .routes(routes!(games::games))
        .routes(routes!(me::me, me::name))
        .routes(routes!(me::link))
        .routes(routes!(me::enter))
        .routes(routes!(me::separate))
        .routes(routes!(me::back))
        .routes(routes!(leaving::export))
        .routes(routes!(leaving::delete))
        .routes(routes!(account::open))
        .routes(routes!(account::log_in))
        .routes(routes!(account::log_out))
        .routes(routes!(account::change_password))
        .routes(routes!(account::codes))
        .routes(routes!(account::recover))
        .routes(routes!(passkeys::options))
        .routes(routes!(passkeys::add))
        .routes(routes!(passkeys::label, passkeys::remove))
        .routes(routes!(passkeys::log_in_options))
        .routes(routes!(passkeys::log_in))
        .routes(routes!(access::list, access::end_others))
        .routes(routes!(access::label, access::end))
        .routes(routes!(tokens::tokens, tokens::make))
        .routes(routes!(tokens::take_back))
        .routes(routes!(tokens::bot))
        .routes(routes!(mirror::mirror))
        .routes(routes!(reach::reach))
        .routes(routes!(reach::qr, reach::secret_qr))
        .routes(routes!(tables::list))
        .routes(routes!(featured::featured))
        .merge(opening)
        .routes(routes!(tables::look))
        .routes(routes!(tables::act))
        .routes(routes!(tables::talk))
        .routes(routes!(tables::stream))
        .routes(routes!(tables::socket))
        .routes(routes!(tables::record))
        .routes(routes!(plans::plan, plans::keep, plans::forget))
        .routes(routes!(notices::notices, notices::quiet))
        .routes(routes!(notices::add))
        .routes(routes!(notices::remove))
        .routes(routes!(notices::test))
        .routes(routes!(notices::hear))
        .routes(routes!(notices::about, notices::off))
        .routes(routes!(notices::on))
        .routes(routes!(profiles::profile))
        .routes(routes!(profiles::ladder))
        .routes(routes!(friends::list, friends::agree))
        .routes(routes!(friends::link))
        .routes(routes!(friends::offer))
        .routes(routes!(friends::end))
        .routes(routes!(invitations::invite))
        .routes(routes!(invitations::list))
        .routes(routes!(invitations::decline))
        .routes(routes!(moderation::report))
        .routes(routes!(moderation::silence))
        .routes(routes!(moderation::silenced))
        .routes(routes!(moderation::hear_again))
        .routes(routes!(moderation::warnings))
        .routes(routes!(moderation::read_warning))
}
