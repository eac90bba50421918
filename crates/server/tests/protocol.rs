//! The page about the protocol tells every code there is, and what it means.

use std::fmt::Write as _;
use std::path::Path;

use cloverleaf_protocol::Code;
use cloverleaf_testkit::check_snapshot;

const MARK: &str = "<!-- codes -->\n";

#[test]
fn the_protocol_page_tells_every_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(&path).expect("the page is there");
    let [before, _, after] = page.split(MARK).collect::<Vec<_>>()[..] else {
        panic!("the page has two marks around its codes")
    };
    let mut codes = String::from("| code | status | meaning |\n|---|---|---|\n");
    for code in Code::ALL {
        writeln!(codes, "| `{code}` | {} | {} |", code.status(), code.meaning()).expect("memory");
    }
    check_snapshot(&path, &format!("{before}{MARK}{codes}{MARK}{after}"));
}
