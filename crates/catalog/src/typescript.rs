//! The page's type of what a game shows, made from its `View`.

use std::any::TypeId;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "// What this game shows. Made from its View by a test of crates/catalog; run it with UPDATE=1 to make it anew.\n";

/// Compares the page's file of a game with its view.
pub(crate) fn check<V: TS + 'static>(game: &str) {
    let mut types = Types { config: Config::new(), seen: Vec::new(), declarations: Vec::new() };
    types.visit::<V>();
    // The view first; the order of the rest is not the same in every build.
    types.declarations[1..].sort();
    let text = types.declarations.iter().fold(HEAD.to_owned(), |text, decl| text + "\nexport " + decl + "\n");
    let text = text.replace("/**\n * ", "  /** ").replace("\n */\n", " */\n  ").replace(" \n", "\n");
    let path = format!("{}/../../web/src/games/views/{game}.ts", env!("CARGO_MANIFEST_DIR"));
    cloverleaf_testkit::check_snapshot(Path::new(&path), &text);
}

/// A view and everything that stands in it, each once.
struct Types {
    config: Config,
    seen: Vec<TypeId>,
    declarations: Vec<String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is a type that TypeScript has.
        if T::output_path().is_none() || self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        self.declarations.push(T::decl(&self.config));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
