//! The metrics of the process.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// In seconds, around what people notice.
const SECONDS: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Counts from now on. All servers of a process count together.
pub(crate) fn start() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(install).clone()
}

fn install() -> PrometheusHandle {
    let builder = PrometheusBuilder::new();
    let builder = builder
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)
        .expect("there are buckets");
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("something else counts in this process; the metrics here stay empty");
    }
    describe();
    handle
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_counter!("cloverleaf_requests_total", "HTTP requests by method, route and status");
    describe_counter!("cloverleaf_tables_opened_total", "Tables opened, by game");
    describe_counter!("cloverleaf_acknowledged_total", "Requests to tables that were done and stored");
    describe_counter!("cloverleaf_entries_total", "Entries this process added to logs");
    describe_gauge!("cloverleaf_connections", "Sockets and streams that are open");
    describe_gauge!("cloverleaf_rooms", "Tables in memory");
    describe_histogram!("cloverleaf_request_seconds", "How long HTTP requests took, by route");
    describe_histogram!("cloverleaf_append_seconds", "How long it took to store an entry");
    describe_histogram!("cloverleaf_bot_seconds", "How long bots thought, by level");
}
