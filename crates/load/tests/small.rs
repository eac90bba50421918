//! A small run from end to end, with every fault there is and a kill in the middle.

use std::path::PathBuf;

use cloverleaf_load::{Count, Faults, Settings, Wanted, run};

fn settings(kill: bool) -> Settings {
    Settings {
        server: PathBuf::from(env!("CARGO_BIN_EXE_cloverleaf-load")),
        tables: 8,
        rate: 40,
        seconds: 3,
        kill,
        seed: 6,
        faults: Faults { cut: 50, duplicate: 100, reorder: 100, slow: 50, ask: 300, say: 100, resign: 20 },
        // A test is not a measurement: it shares the machine with others.
        wanted: Wanted { latency: 20_000, memory: 4_000, comeback: 60 },
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_with_bad_connections_lose_nothing_and_learn_nothing() {
    let report = run(settings(false)).await.unwrap();
    assert!(report.faults.is_empty(), "{report}");
    for injected in [Count::Cut, Count::Doubled, Count::Reordered, Count::Reconnected] {
        assert!(report.of(injected) > 0, "nothing was tried: {report}");
    }
    assert!(report.of(Count::Acknowledged) > 50, "{report}");
    assert!(report.work_an_action() > 0 && report.seating > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_everything_it_acknowledged() {
    let report = run(settings(true)).await.unwrap();
    assert!(report.faults.is_empty(), "{report}");
    assert!(report.comeback.is_some(), "{report}");
    assert!(report.of(Count::Reconnected) >= report.people as u64, "{report}");
}
