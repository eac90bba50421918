//! `cloverleaf admin` and `cloverleaf doctor`, on the database of a server that runs.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use super::cloverleaf;
use super::serve::serve;

/// Makes somebody known to a server; says their id.
fn guest(address: &str, name: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let body = format!("{{\"name\":\"{name}\"}}");
    let head = format!("POST /api/me HTTP/1.0\r\nHost: {address}\r\nContent-Type: application/json\r\n");
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let id = answer.split("\"player\":\"").nth(1).and_then(|rest| rest.split('"').next());
    id.unwrap_or_else(|| panic!("no guest: {answer}")).to_owned()
}

#[test]
fn people_are_found_banned_and_let_in_again_while_the_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = serve(folder.path());
    let address = folder.path().join("address");
    fs::write(&address, format!("sqlite:{}\n", folder.path().join("tables.db").display())).expect("a file");
    let file = address.display().to_string();
    let admin = |args: &[&str]| cloverleaf(&[&["admin", "--database-file", &file][..], args].concat(), "");
    let ada = guest(&served.address, "Ada");
    let found = admin(&["people", "ada"]);
    assert!(found.out.contains(&ada) && found.out.contains("Ada"), "{}{}", found.out, found.err);
    let banned = admin(&["ban", &ada, "--why", "spam", "--hours", "5"]);
    assert_eq!((banned.code, banned.err.as_str()), (0, ""), "{}", banned.out);
    assert_eq!(admin(&["ban", "203.0.113.0/24", "--why", "spam"]).code, 0);
    let listed = admin(&["sanctions"]).out;
    let line = listed.lines().find(|line| line.contains(&ada)).expect("the ban").to_owned();
    assert!(listed.contains("203.0.113.0/24  for good"), "{listed}");
    let id = line.split(' ').next().expect("an id");
    assert_eq!(admin(&["lift", id]).code, 0);
    let again = admin(&["lift", id]);
    assert_eq!(again.code, 1);
    assert!(again.err.contains("is in force"), "{}", again.err);
    let log = admin(&["log"]).out;
    let acts: Vec<_> = log.lines().filter_map(|line| line.split("  ").nth(2)).collect();
    assert_eq!(acts, ["lifted", "banned", "banned"], "{log}");
    assert_eq!(admin(&["ban", "nobody", "--why", "x"]).code, 1);
    assert!(admin(&["reports"]).out.contains("Nothing to show"));
}

#[test]
fn a_doctor_says_what_is_well_and_what_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = serve(folder.path());
    let (server, backups) = (format!("http://{}", served.address), folder.path().join("backups"));
    fs::create_dir(&backups).expect("a folder");
    let (database, backups) =
        (format!("sqlite:{}", folder.path().join("tables.db").display()), backups.display().to_string());
    let doctor =
        || cloverleaf(&["doctor", "--server", &server, "--database", &database, "--backups", &backups], "");
    let grade = |out: &str, check: &str| {
        let line = out.lines().find(|line| line.split_whitespace().nth(1) == Some(check));
        line.and_then(|line| line.split_whitespace().next())
            .unwrap_or_else(|| panic!("no {check}: {out}"))
            .to_owned()
    };
    let without = doctor();
    assert_eq!((without.code, grade(&without.out, "backup").as_str()), (1, "fault"), "{}", without.out);
    let backup = format!("{backups}/monday.backup");
    assert_eq!(cloverleaf(&["backup", "--database", &database, "--output", &backup], "").code, 0);
    let with = doctor();
    assert_eq!(with.code, 0, "{}{}", with.out, with.err);
    for check in ["ready", "proxy", "clock", "metrics", "database", "encryption", "backup", "secrets"] {
        assert_eq!(grade(&with.out, check), "ok", "{}", with.out);
    }
    for check in ["https", "cookies"] {
        assert_eq!(grade(&with.out, check), "warning", "{}", with.out);
    }
    drop(served);
    let gone = doctor();
    assert_eq!((gone.code, grade(&gone.out, "ready").as_str()), (1, "fault"), "{}", gone.out);
}
