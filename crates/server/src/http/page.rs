//! A page for people who come with a browser: what this is and where to go on.

use axum::http::header::{CONTENT_TYPE, HeaderName};

const PAGE: &str = "<!doctype html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>Cloverleaf</title>
<link rel=\"stylesheet\" href=\"/style.css\">
</head>
<body>
<h1>Cloverleaf</h1>
<p>Four published road games on one online table: Gridlock, Congestion, Tango and Right of Way.</p>
<p>This server has tables for people, bots and programs. Programs find what it offers at
<a href=\"/api\">/api</a>, and <a href=\"/api/games\">/api/games</a> lists the games. How to follow a game
and take part in it is told in docs/protocol.md, which comes with the source.</p>
</body>
</html>
";

const STYLE: &str =
    "body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
h1, h2 { color: #006747; }
code { background: #eef3ef; padding: 0 .2em; }
table { border-collapse: collapse; }
td { border-bottom: 1px solid #ccc; padding: .3em .6em; vertical-align: top; }
@media (prefers-color-scheme: dark) {
  body { background: #10201a; color: #eee; }
  h1, h2 { color: #7fd6b0; }
  a { color: #9fc5ff; }
  code { background: #1d332a; }
}
";

pub(super) async fn page() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], PAGE)
}

pub(super) async fn style() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE)
}
