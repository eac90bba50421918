//! The page, as a browser gets it.

use std::fs;
use std::io::{Read, Write as _};

use brotli::enc::BrotliEncoderParams;
use cloverleaf_server::Config;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tempfile::TempDir;

use crate::client::{Answer, Client};
use crate::test_server::{self, TestServer};

const FILES: [(&str, &str); 7] = [
    ("index.html", "<title>The page</title>"),
    ("index.html.br", "the page, by brotli"),
    ("index.html.gz", "the page, by gzip"),
    ("sw.js", "// works without a network"),
    ("style.css", "/* not the one of the server's own pages */"),
    ("assets/engine-1a2b.wasm", "an engine"),
    ("assets/engine-1a2b.wasm.br", "an engine, by brotli"),
];

/// A house whose page is made of these files.
async fn serving(files: &[(&str, impl AsRef<[u8]>)]) -> (TestServer, TempDir) {
    let folder = TempDir::new().expect("a folder");
    fs::create_dir(folder.path().join("assets")).expect("a folder in it");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("a file in it");
    }
    let page = Some(folder.path().to_owned());
    (test_server::open_with(|config| Config { page, ..config }).await, folder)
}

async fn get(browser: &mut Client, path: &str, headers: &[(&str, &str)]) -> Answer {
    browser.send("GET", path, headers, "").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_comes_with_what_it_is_made_of() {
    let (house, _folder) = serving(&FILES).await;
    let mut browser = house.stranger();
    for path in ["/", "/enter"] {
        let page = browser.get(path).await;
        assert_eq!((page.status, page.body.as_str()), (200, "<title>The page</title>"), "{path}");
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(page.header("cache-control"), Some("no-cache"));
    }
    let engine = browser.get("/assets/engine-1a2b.wasm").await;
    assert_eq!(engine.header("content-type"), Some("application/wasm"));
    assert_eq!(engine.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let worker = browser.get("/sw.js").await;
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(worker.header("cache-control"), Some("no-cache"), "a newer page must be found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_gets_it_as_small_as_it_takes_it() {
    let (house, _folder) = serving(&FILES).await;
    let mut browser = house.stranger();
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", Some("br"), "the page, by brotli"),
        ("gzip, deflate", Some("gzip"), "the page, by gzip"),
        ("identity", None, "<title>The page</title>"),
    ] {
        let page = get(&mut browser, "/", &[("Accept-Encoding", accepted)]).await;
        assert_eq!((page.header("content-encoding"), page.body.as_str()), (encoding, body));
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"), "{accepted}");
        assert_eq!(page.header("vary"), Some("accept-encoding"), "{accepted}");
    }
    let engine = get(&mut browser, "/assets/engine-1a2b.wasm", &[("Accept-Encoding", "gzip, br")]).await;
    assert_eq!(engine.header("content-encoding"), Some("br"));
    assert_eq!(engine.header("content-type"), Some("application/wasm"));
}

/// Long enough to be worth compressing.
fn engine() -> Vec<u8> {
    (0..50_000_u32).flat_map(|number| (number / 7 * number).to_le_bytes()).collect()
}

fn by_gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(bytes).expect("memory can be written");
    packed.finish().expect("memory can be written")
}

fn by_brotli(mut bytes: &[u8]) -> Vec<u8> {
    let (mut packed, quick) = (Vec::new(), BrotliEncoderParams { quality: 1, ..Default::default() });
    brotli::BrotliCompress(&mut bytes, &mut packed, &quick).expect("memory can be written");
    packed
}

fn read(mut source: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    source.read_to_end(&mut bytes).expect("it can be unpacked");
    bytes
}

/// The head of an answer, and its body as a browser shows it.
fn unpacked(answer: &[u8]) -> (String, Vec<u8>) {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head") + 4;
    let (head, body) = (String::from_utf8_lossy(&answer[..end]).to_lowercase(), &answer[end..]);
    let body = match head.split_once("content-encoding: ").map(|(_, rest)| rest.lines().next()) {
        Some(Some("br")) => read(brotli::Decompressor::new(body, 4096)),
        Some(Some("gzip")) => read(GzDecoder::new(body)),
        _ => body.to_vec(),
    };
    (head, body)
}

/// As the page lies in a binary: of what can be compressed only the compressed copies.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_the_same_however_it_is_sent() {
    let engine = engine();
    let files = [("assets/engine.wasm.br", by_brotli(&engine)), ("assets/engine.wasm.gz", by_gzip(&engine))];
    let (house, _folder) = serving(&files).await;
    let browser = house.stranger();
    for (accepted, encoding) in [
        ("br", Some("br")),
        ("gzip", Some("gzip")),
        ("identity", None),
        ("", None),
        ("br;q=0, deflate", None),
    ] {
        let answer = browser.bytes("GET", "/assets/engine.wasm", &[("Accept-Encoding", accepted)], "").await;
        let (head, body) = unpacked(&answer);
        assert!(head.starts_with("http/1.1 200"), "{accepted}: {head}");
        assert!(head.contains("content-type: application/wasm\r\n"), "{accepted}: {head}");
        let named = encoding.map(|encoding| format!("content-encoding: {encoding}\r\n"));
        assert_eq!(named.is_some(), head.contains("content-encoding"), "{accepted}: {head}");
        assert!(named.is_none_or(|named| head.contains(&named)), "{accepted}: {head}");
        assert!(body == engine, "{accepted}: {} bytes instead of {}", body.len(), engine.len());
    }
    let head = house.stranger().send("HEAD", "/assets/engine.wasm", &[], "").await;
    assert_eq!(head.header("content-length"), Some(engine.len().to_string().as_str()));
    let tag = head.header("etag").expect("a tag").to_owned();
    let again = get(&mut house.stranger(), "/assets/engine.wasm", &[("If-None-Match", &tag)]).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_not_changed_is_not_sent_again() {
    let (house, _folder) = serving(&FILES).await;
    let mut browser = house.stranger();
    let tag = browser.get("/").await.header("etag").expect("a tag").to_owned();
    let again = get(&mut browser, "/", &[("If-None-Match", &tag)]).await;
    assert_eq!((again.status, again.body.as_str(), again.header("etag")), (304, "", Some(tag.as_str())));
    let compressed = [("If-None-Match", tag.as_str()), ("Accept-Encoding", "br")];
    assert_eq!(get(&mut browser, "/", &compressed).await.status, 200, "other bytes have another tag");
    let head = browser.send("HEAD", "/sw.js", &[], "").await;
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    assert_eq!(head.header("content-length"), Some("26"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_page_may_do_fits_this_page() {
    let (house, _folder) = serving(&FILES).await;
    let policy = house.stranger().get("/").await;
    let policy = policy.header("content-security-policy").expect("a policy");
    for rule in [
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "worker-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "manifest-src 'self'",
    ] {
        assert!(policy.contains(rule), "{rule} is missing in {policy}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_servers_own_addresses_stay_its_own() {
    let files = [&FILES[..], &[("health", "ill"), ("api", "a file")]].concat();
    let (house, _folder) = serving(&files).await;
    let mut browser = house.stranger();
    assert_eq!(browser.get("/health").await.body, "well\n");
    assert!(browser.get("/style.css").await.body.contains("font"));
    assert!(browser.get("/api").await.json()["openapi"].is_string());
    let asked = [("Accept", "text/html")];
    assert_eq!(get(&mut browser, "/api/nothing", &asked).await.code(), "not-found");
    assert_eq!(browser.post("/", serde_json::json!({})).await.code(), "wrong-method");
    assert_eq!(browser.post("/sw.js", serde_json::json!({})).await.code(), "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_leads_nowhere_leads_people_to_the_page() {
    let (house, folder) = serving(&FILES).await;
    let mut browser = house.stranger();
    let lost = get(&mut browser, "/nothing", &[("Accept", "text/html,*/*;q=0.8")]).await;
    assert_eq!((lost.status, lost.body.as_str()), (404, "<title>The page</title>"));
    assert_eq!(browser.get("/nothing").await.code(), "not-found", "a program is told in JSON");
    fs::write(folder.path().join("../secret"), "a secret").expect("a file beside the page");
    for path in ["/../secret", "/assets/../../secret", "/%2e%2e/secret", "//secret"] {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
    fs::remove_file(folder.path().join("../secret")).expect("it was there");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_page_the_server_tells_how_to_build_it() {
    let (house, folder) = serving(&[] as &[(&str, &str)]).await;
    let mut browser = house.stranger();
    let page = browser.get("/").await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("cargo xtask web"), "{}", page.body);
    let tables = format!("sqlite:{}", folder.path().join("other.db").display());
    let nowhere = Config { page: Some("no/such/folder".into()), ..Config::local(tables) };
    let error = cloverleaf_server::Server::start(nowhere).await.expect_err("no page").to_string();
    assert!(error.contains("'no/such/folder'"), "{error}");
}
