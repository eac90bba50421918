//! The way to a Postgres on another machine: encrypted, and only to the one that is meant.

use std::net::TcpListener;
use std::path::{Path, PathBuf};

use cloverleaf_server::{Store, StoreError};

use crate::databases::{run, table};
use crate::postgres::{Postgres, as_user};

const KEY: [&str; 7] =
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

fn openssl(args: &[&str]) {
    let made = as_user(Path::new("openssl")).args(args).output().expect("openssl is installed");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// A certificate that may sign others.
fn authority(folder: &Path, name: &str) {
    let (key, certificate) = (folder.join(format!("{name}.key")), folder.join(format!("{name}.pem")));
    let more = ["-days", "2", "-subj", "/CN=an authority", "-keyout", &*key.to_string_lossy(), "-out"];
    openssl(&[&KEY[..], &more[..], &[&*certificate.to_string_lossy()]].concat());
}

/// One for `localhost`, signed by the authority `ours`.
fn certificate(folder: &Path) {
    let path = |name: &str| folder.join(name).display().to_string();
    let (authority, its_key) = (path("ours.pem"), path("ours.key"));
    let signed = ["-CA", &*authority, "-CAkey", &*its_key, "-days", "2", "-subj", "/CN=localhost"];
    let names = ["-addext", "basicConstraints=critical,CA:FALSE", "-addext", "subjectAltName=DNS:localhost"];
    let (key, out) = (path("server.key"), path("server.pem"));
    openssl(&[&KEY[..], &signed[..], &names[..], &["-keyout", &*key, "-out", &*out]].concat());
}

/// A port that is free now.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A Postgres that listens on a port, and the folder with its certificates.
fn encrypted(port: u16) -> (Postgres, PathBuf) {
    let mut certificates = PathBuf::new();
    let postgres = Postgres::start_with(|folder| {
        folder.clone_into(&mut certificates);
        authority(folder, "ours");
        authority(folder, "theirs");
        certificate(folder);
        let file = |setting: &str, name: &str| format!("{setting}={}", folder.join(name).display());
        vec![
            "listen_addresses=127.0.0.1".to_owned(),
            format!("port={port}"),
            "ssl=on".to_owned(),
            file("ssl_cert_file", "server.pem"),
            file("ssl_key_file", "server.key"),
        ]
    });
    (postgres, certificates)
}

#[test]
fn the_way_to_postgres_is_encrypted_and_verified() {
    let port = free_port();
    let (_postgres, certificates) = encrypted(port);
    let open = |host: &str, mode: &str, root: &str| {
        let root = certificates.join(root);
        let address = format!(
            "postgres://cloverleaf@{host}:{port}/postgres?sslmode={mode}&sslrootcert={}",
            root.display()
        );
        run(async move {
            let store = Store::open(&address).await?;
            let _made = store.create(table("a")).await;
            store.close().await;
            Ok::<(), StoreError>(())
        })
    };
    assert_eq!(open("localhost", "verify-full", "ours.pem"), Ok(()));
    assert_eq!(open("127.0.0.1", "verify-ca", "ours.pem"), Ok(()), "of another name");
    for (host, mode, root) in [
        ("127.0.0.1", "verify-full", "ours.pem"),
        ("localhost", "verify-full", "theirs.pem"),
        ("localhost", "verify-ca", "theirs.pem"),
    ] {
        let error = open(host, mode, root).expect_err("somebody else's certificate");
        assert!(matches!(error, StoreError::Unreachable(_)), "{error:?}");
    }
}
