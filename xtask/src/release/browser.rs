//! As much of a browser as it takes to see that what was built shows its page.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// How a file may be asked for, and how the name of the copy ends that is then sent if there is one.
const WAYS: [(&str, &str); 3] = [("identity", ""), ("gzip", ".gz"), ("br", ".br")];
/// How long an answer may take, a busy machine included.
const PATIENCE: Duration = Duration::from_secs(30);

/// A port of this machine on which nobody listens.
pub(super) fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Whether a server on this machine shows a page.
pub(super) fn shows_a_page(port: u16) -> bool {
    get(port, "/", "identity").is_ok_and(|page| String::from_utf8_lossy(&page).contains("<title>"))
}

/// Asks a server on this machine for every file of the page in a folder, in every way, and compares the bytes.
pub(super) fn shows_all_of(port: u16, folder: &Path) -> Result<()> {
    let files = files(folder, "")?;
    for name in files.iter().filter(|name| WAYS.iter().all(|(_, end)| end.is_empty() || !name.ends_with(end)))
    {
        for (way, end) in WAYS {
            let copy = Some(format!("{name}{end}")).filter(|copy| files.contains(copy));
            let sent = get(port, &format!("/{name}"), way).with_context(|| format!("cannot get /{name}"))?;
            if sent != fs::read(folder.join(copy.as_ref().unwrap_or(name)))? {
                bail!("/{name}, asked for as {way}, is not what {} has", folder.display());
            }
        }
    }
    println!("   shows all of the page, as it is and compressed");
    Ok(())
}

/// The body of what a server answers, if it is content.
fn get(port: u16, path: &str, accepted: &str) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let host = format!("Host: 127.0.0.1:{port}\r\nConnection: close");
    write!(stream, "GET {path} HTTP/1.1\r\n{host}\r\nAccept-Encoding: {accepted}\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let wrong = || io::Error::other(String::from_utf8_lossy(&answer).lines().next().unwrap_or("").to_owned());
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(wrong)? + 4;
    if !answer.starts_with(b"HTTP/1.1 200") {
        return Err(wrong());
    }
    Ok(answer.split_off(end))
}

/// The names of all files below a folder, with slashes.
fn files(folder: &Path, before: &str) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            names.extend(files(&entry.path(), &format!("{name}/"))?);
        } else {
            names.push(name);
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, BufReader};
    use std::thread;

    use super::*;

    /// A server that answers everything with the same, whatever is asked for.
    fn answering(answer: &'static str) -> u16 {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut reader = BufReader::new(stream.unwrap());
                let mut line = String::new();
                while line != "\r\n" {
                    line.clear();
                    reader.read_line(&mut line).unwrap();
                }
                reader.get_mut().write_all(answer.as_bytes()).unwrap();
            }
        });
        port
    }

    #[test]
    fn a_page_is_shown_when_it_is_all_there() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("assets")).unwrap();
        let port = answering("HTTP/1.1 200 OK\r\n\r\n<title>A page</title>");
        assert!(shows_a_page(port));
        for name in ["index.html", "index.html.gz", "assets/a.js"] {
            fs::write(folder.path().join(name), "<title>A page</title>").unwrap();
        }
        shows_all_of(port, folder.path()).unwrap();
        fs::write(folder.path().join("index.html.gz"), "other bytes").unwrap();
        let error = shows_all_of(port, folder.path()).unwrap_err().to_string();
        assert!(error.contains("/index.html, asked for as gzip"), "{error}");
    }

    #[test]
    fn an_error_is_no_page() {
        let port = answering("HTTP/1.1 404 Not Found\r\n\r\n<title>A page</title>");
        assert!(!shows_a_page(port));
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.js"), "<title>A page</title>").unwrap();
        let error = format!("{:#}", shows_all_of(port, folder.path()).unwrap_err());
        assert!(error.contains("cannot get /a.js: HTTP/1.1 404"), "{error}");
    }
}
