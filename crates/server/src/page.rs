//! The page for people who come with a browser: its files, each with the copies that were compressed when it
//! was built. It is carried inside the binary as it lay in `web/dist/page`, but of what has a compressed copy only
//! that; a debug build reads it from there.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fs;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};

use axum::body::Bytes;
use flate2::read::GzDecoder;
use rust_embed::Embed;

use crate::hash_of;

/// The file that is the page itself.
pub(crate) const INDEX: &str = "index.html";

/// The compressed copies a file may have, the smallest first: what browsers call them, and how their names end.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// How the name of the copy ends from which a file is unpacked that lies there only compressed.
const PACKED: &str = ".gz";

/// What there is to see while no page has been built.
const SMALL: &str = include_str!("page.html");

/// What `web/compress.ts` lays compressed copies beside is left out: hardly anybody asks for it as it is.
#[derive(Embed)]
#[folder = "../../web/dist/page"]
#[exclude = "*.{html,js,css,wasm,svg,json,webmanifest,txt,record}"]
#[allow_missing = true]
struct Built;

static BUILT: LazyLock<Arc<Page>> = LazyLock::new(|| {
    let read = |name: Cow<'static, str>| Some((name.to_string(), bytes(Built::get(&name)?.data)));
    Arc::new(Page::of(Built::iter().filter_map(read)))
});

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

/// The files of a page by their names, as `assets/index.js`. It always has an [`INDEX`].
#[derive(Debug)]
pub(crate) struct Page {
    files: HashMap<String, File>,
    /// Those that lie there only compressed, as they are without that: unpacked when somebody first asks.
    unpacked: HashMap<String, OnceLock<Option<File>>>,
}

/// A file as it is sent.
#[derive(Debug)]
pub(crate) struct File {
    /// What is in it.
    pub(crate) bytes: Bytes,
    /// By which a browser asks whether it has changed.
    pub(crate) tag: String,
}

impl Page {
    /// The page that is carried in the binary.
    pub(crate) fn built() -> Arc<Page> {
        BUILT.clone()
    }

    /// The page in a folder.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub(crate) fn in_folder(folder: &Path) -> io::Result<Page> {
        let mut files = Vec::new();
        gather(&folder.canonicalize()?, folder, "", &mut files)?;
        Ok(Page::of(files))
    }

    fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Page {
        let mut files: HashMap<_, _> =
            files.into_iter().map(|(name, bytes)| (name, File::new(bytes))).collect();
        let alone = |packed: &String| {
            let name = packed.strip_suffix(PACKED).filter(|name| !files.contains_key(*name))?;
            Some((name.to_owned(), OnceLock::new()))
        };
        let unpacked: HashMap<_, _> = files.keys().filter_map(alone).collect();
        if !unpacked.contains_key(INDEX) {
            files.entry(INDEX.to_owned()).or_insert_with(|| File::new(Bytes::from_static(SMALL.as_bytes())));
        }
        Page { files, unpacked }
    }

    /// A file, compressed in a way that is accepted if there is such a copy, and in which way.
    pub(crate) fn find(&self, name: &str, accepted: &str) -> Option<(&File, Option<&'static str>)> {
        if !self.files.contains_key(name) && !self.unpacked.contains_key(name) {
            return None;
        }
        let copy = |(encoding, end): &(&'static str, &str)| {
            let file = self.files.get(&format!("{name}{end}")).filter(|_| accepts(accepted, encoding))?;
            Some((file, Some(*encoding)))
        };
        ENCODINGS.iter().find_map(copy).or_else(|| Some((self.plain(name)?, None)))
    }

    /// A file as it is, for whoever takes no compressed copy.
    fn plain(&self, name: &str) -> Option<&File> {
        let unpack = || {
            let packed = self.files.get(&format!("{name}{PACKED}"))?;
            packed.unpacked().inspect_err(|error| tracing::error!(name, %error, "cannot be unpacked")).ok()
        };
        self.files.get(name).or_else(|| self.unpacked.get(name)?.get_or_init(unpack).as_ref())
    }
}

impl File {
    fn new(bytes: Bytes) -> File {
        let tag = format!("\"{:.20}\"", hash_of(&bytes));
        File { bytes, tag }
    }

    fn unpacked(&self) -> io::Result<File> {
        let mut bytes = Vec::new();
        GzDecoder::new(&*self.bytes).read_to_end(&mut bytes)?;
        Ok(File::new(bytes.into()))
    }
}

/// Whether an `Accept-Encoding` names this one, and not as worth nothing.
fn accepts(accepted: &str, encoding: &str) -> bool {
    accepted.split(',').any(|item| {
        let (name, worth) = item.split_once(';').unwrap_or((item, ""));
        let nothing = worth.trim().strip_prefix("q=").is_some_and(|worth| worth.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case(encoding) && !nothing
    })
}

/// A folder that may have a point before its name, because the web says so: contacts, proofs of ownership.
const WELL_KNOWN: &str = ".well-known";

/// The files of a folder that are meant for everybody: none that hides behind a point, none that lies elsewhere.
fn gather(root: &Path, folder: &Path, before: &str, files: &mut Vec<(String, Bytes)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let kind = entry.file_type()?;
        if name.starts_with('.') && name != WELL_KNOWN
            || kind.is_symlink() && !leads_to_a_file_in(root, &path)
        {
            tracing::warn!(path = %path.display(), "not served: hidden, or a link out of the folder");
        } else if kind.is_dir() {
            gather(root, &path, &format!("{before}{name}/"), files)?;
        } else {
            files.push((format!("{before}{name}"), Bytes::from(fs::read(path)?)));
        }
    }
    Ok(())
}

/// Links to folders are not followed: they may lead round in a ring.
fn leads_to_a_file_in(root: &Path, link: &Path) -> bool {
    link.canonicalize().is_ok_and(|target| target.is_file() && target.starts_with(root))
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    fn found(page: &Page, accepted: &str) -> Option<&'static str> {
        page.find("a.js", accepted).expect("it is there").1
    }

    #[test]
    fn the_smallest_copy_that_is_accepted_is_taken() {
        let file = |name: &str| (name.to_owned(), Bytes::from(name.to_owned()));
        let page = Page::of(["a.js", "a.js.br", "a.js.gz", "b.js"].map(file));
        assert_eq!(found(&page, "gzip, deflate, br, zstd"), Some("br"));
        assert_eq!(found(&page, "gzip, BR;q=0"), Some("gzip"));
        assert_eq!(found(&page, "br;q=0.5"), Some("br"));
        assert_eq!(found(&page, "deflate"), None);
        assert_eq!(page.find("b.js", "br").expect("it is there").1, None);
        assert!(page.find("c.js", "br").is_none());
    }

    fn packed(text: &str) -> Bytes {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(text.as_bytes()).expect("memory can be written");
        packed.finish().expect("memory can be written").into()
    }

    #[test]
    fn what_lies_there_only_compressed_is_unpacked_for_those_who_want_it_plain() {
        let file = |name: &str, bytes| (name.to_owned(), bytes);
        let damaged = Bytes::from_static(b"no gzip");
        let page = Page::of([
            file("a.js.gz", packed("a script")),
            file("a.js.br", Bytes::from_static(b"a script, by brotli")),
            file("index.html.gz", packed("a page")),
            file("b.js.gz", damaged.clone()),
            file("c.js.br", damaged),
        ]);
        assert_eq!(found(&page, "gzip, br"), Some("br"));
        assert_eq!(found(&page, "gzip"), Some("gzip"));
        let (plain, encoding) = page.find("a.js", "identity").expect("it is there");
        assert_eq!((&*plain.bytes, encoding), (&b"a script"[..], None));
        assert_eq!(plain.tag, File::new(Bytes::from_static(b"a script")).tag, "the tag is that of the file");
        assert_eq!(page.find(INDEX, "").expect("a page").0.bytes, "a page");
        assert!(page.find("b.js", "").is_none(), "damaged");
        assert!(page.find("c.js", "br").is_none(), "not everybody could have it");
    }

    #[test]
    fn there_is_always_something_to_see() {
        let page = Page::of([]);
        let (file, _) = page.find(INDEX, "").expect("a page");
        assert!(String::from_utf8_lossy(&file.bytes).contains("cargo xtask web"));
    }
}
