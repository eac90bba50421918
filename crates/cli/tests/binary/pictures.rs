//! The pictures in the documents are what `draw` makes of the records beside them.

use std::path::Path;

use crate::cloverleaf;

/// Each picture with the number of events it shows and whose eyes it is seen through. Its record has
/// the same name.
const PICTURES: [(&str, &str, &str); 4] = [
    ("congestion", "150", "spectator"),
    ("gridlock", "198", "3"),
    ("rightofway", "170", "spectator"),
    ("tango", "102", "1"),
];

#[test]
fn the_documents_show_what_draw_draws() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures"));
    let drawn = tempfile::tempdir().expect("a folder");
    for (name, at, viewer) in PICTURES {
        let record = folder.join(format!("{name}.record")).display().to_string();
        let fresh = drawn.path().join("fresh.svg").display().to_string();
        let run = cloverleaf(&["draw", &record, "--at", at, "--viewer", viewer, "-o", &fresh], "");
        assert_eq!(run.code, 0, "{}", run.err);
        let fresh = std::fs::read_to_string(fresh).expect("it was drawn");
        let kept = folder.join(format!("{name}.svg"));
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&kept, &fresh).expect("it can be kept");
        }
        let kept_text = std::fs::read_to_string(&kept).unwrap_or_default();
        assert!(kept_text == fresh, "{} is not what draw makes now; run with UPDATE=1", kept.display());
    }
}
