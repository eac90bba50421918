//! What can be seen from outside.

use cloverleaf_core::Message;
use cloverleaf_protocol::Mirror;

use super::address::Address;
use super::client::{Answer, get};
use super::{Facts, Finding};

/// How far the clocks may be apart, in seconds.
const CLOSE: i64 = 2;
const FAR: i64 = 30;

/// What the server answered.
#[derive(Debug)]
pub(super) struct Asked {
    ready: Result<Answer, String>,
    mirror: Option<Mirror>,
    metrics: Option<u16>,
    /// When the mirror was asked for, and when it had answered.
    between: (i64, i64),
}

pub(super) async fn ask(server: &Address) -> Asked {
    let ready = get(server, "/ready").await;
    let begun = cloverleaf_server::now();
    let mirror = get(server, "/api/mirror").await.ok().filter(|answer| answer.status == 200);
    let between = (begun, cloverleaf_server::now());
    let mirror = mirror.and_then(|answer| serde_json::from_str(&answer.body).ok());
    let metrics = get(server, "/metrics").await.ok().map(|answer| answer.status);
    Asked { ready, mirror, metrics, between }
}

pub(super) fn ready(facts: &Facts) -> Finding {
    match &facts.asked.ready {
        Ok(Answer { status: 200, .. }) => Finding::ok("doctor-ready"),
        Ok(Answer { status, .. }) => Finding::fault(Message::new("doctor-not-ready").text("status", status)),
        Err(why) => Finding::fault(Message::new("doctor-silent").text("why", why)),
    }
}

pub(super) fn https(facts: &Facts) -> Finding {
    match (facts.server.secure, facts.server.is_local()) {
        (true, _) if facts.asked.ready.is_ok() => Finding::ok("doctor-https"),
        (true, _) => Finding::fault("doctor-https-broken"),
        (false, true) => Finding::warning("doctor-https-local"),
        (false, false) => Finding::fault("doctor-http"),
    }
}

fn unknown() -> Finding {
    Finding::fault("doctor-no-mirror")
}

pub(super) fn proxy(facts: &Facts) -> Finding {
    let Some(mirror) = &facts.asked.mirror else { return unknown() };
    let address = |key| Message::new(key).text("address", &mirror.address);
    match (mirror.forwarded, mirror.trusted) {
        (true, true) => Finding::ok(address("doctor-proxied")),
        (true, false) => Finding::fault("doctor-proxy-not-trusted"),
        (false, true) if facts.server.is_local() => Finding::warning("doctor-proxy-missing-here"),
        (false, true) => Finding::fault("doctor-proxy-silent"),
        (false, false) => Finding::ok(address("doctor-direct")),
    }
}

pub(super) fn cookies(facts: &Facts) -> Finding {
    match (&facts.asked.mirror, facts.server.secure || !facts.server.is_local()) {
        (None, _) => unknown(),
        (Some(Mirror { secure: true, .. }), _) => Finding::ok("doctor-cookies"),
        (Some(_), true) => Finding::fault("doctor-cookies-open"),
        (Some(_), false) => Finding::warning("doctor-cookies-open"),
    }
}

/// Browsers know passkeys by a name and https alone.
pub(super) fn passkeys(facts: &Facts) -> Finding {
    match (facts.server.is_name(), facts.server.secure, facts.server.is_local()) {
        (true, true, _) => Finding::ok(Message::new("doctor-passkeys").text("host", &facts.server.host)),
        (_, false, true) => Finding::warning("doctor-passkeys-local"),
        _ => Finding::warning("doctor-passkeys-nameless"),
    }
}

pub(super) fn clock(facts: &Facts) -> Finding {
    let Some(mirror) = &facts.asked.mirror else { return unknown() };
    let (from, to) = facts.asked.between;
    let apart = (from - mirror.time).max(mirror.time - to).max(0) / 1000;
    let told = |key| Message::new(key).with("seconds", apart);
    match apart {
        apart if apart <= CLOSE => Finding::ok("doctor-clock"),
        apart if apart <= FAR => Finding::warning(told("doctor-clock-off")),
        _ => Finding::fault(told("doctor-clock-off")),
    }
}

pub(super) fn metrics(facts: &Facts) -> Finding {
    match (facts.asked.metrics, facts.server.is_local()) {
        (None, _) => unknown(),
        (Some(200), true) => Finding::ok("doctor-metrics-here"),
        (Some(200), false) => Finding::fault("doctor-metrics-open"),
        (Some(_), _) => Finding::ok("doctor-metrics"),
    }
}
