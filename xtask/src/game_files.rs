//! Everything a game consists of: its own files, and the lines of shared files that name it.
//!
//! `house` checks each for every game, `new-game` writes each, and `docs/adding-a-game.md` names each.

/// What tells people how to add a game.
pub(crate) const GUIDE: &str = "docs/adding-a-game.md";

/// The files of a game; `*` stands for its name.
pub(crate) const FILES: &[&str] = &[
    "crates/games/*/Cargo.toml",
    "crates/games/*/README.md",
    "crates/games/*/src/lib.rs",
    "crates/games/*/src/rules.rs",
    "crates/games/*/src/options.rs",
    "crates/games/*/src/data.rs",
    "crates/games/*/src/state.rs",
    "crates/games/*/src/action.rs",
    "crates/games/*/src/legal.rs",
    "crates/games/*/src/check.rs",
    "crates/games/*/src/play.rs",
    "crates/games/*/src/score.rs",
    "crates/games/*/src/view.rs",
    "crates/games/*/src/text.rs",
    "crates/games/*/tests/support/mod.rs",
    "crates/games/*/tests/support/reference.rs",
    "crates/games/*/tests/clauses/main.rs",
    "crates/games/*/tests/lockstep.rs",
    "crates/games/*/tests/laws.rs",
    "crates/games/*/tests/perft.rs",
    "crates/games/*/tests/*.perft",
    "crates/games/*/tests/records.rs",
    "crates/games/*/tests/records",
    "crates/games/*/tests/playthrough.rs",
    "crates/games/*/tests/playthrough.txt",
    "crates/games/*/tests/allocation.rs",
    "crates/bots/src/*.rs",
    "crates/draw/src/*.rs",
    "crates/report/src/games/*.rs",
    "docs/rules/*.en.md",
    "docs/rules/*.de.md",
    "docs/pictures/*.record",
    "web/src/games/*.ts",
    "web/src/games/guides/*.ts",
    "web/src/games/views/*.ts",
    "web/src/learn/lessons/*.lesson",
];

/// The file of a game in each language's folder.
pub(crate) const WORDS: &str = "locales/<language>/*.ftl";

/// The messages that every game has, whatever its rules.
pub(crate) const KEYS: &[&str] = &["title-*", "about-*", "short-*", "preset-first-*", "hand-*"];

/// A shared file that names every game.
pub(crate) struct Mention {
    pub(crate) file: &'static str,
    /// The text that names it; `*` stands for the name.
    pub(crate) shows: &'static str,
    /// How a new game is added.
    pub(crate) add: Add,
}

/// How a shared file comes to name a new game, with the placeholders of the templates.
pub(crate) enum Add {
    /// Lines after the one that names another game.
    After(&'static str),
    /// Text inside the line that begins so, before the first such text.
    Inside { line: &'static str, before: &'static str, text: &'static str },
    /// Lines at the end of the file.
    End(&'static str),
    /// Lines before the one that begins so.
    Before(&'static str, &'static str),
}

const fn after(file: &'static str, shows: &'static str, line: &'static str) -> Mention {
    Mention { file, shows, add: Add::After(line) }
}

const fn inside(
    file: &'static str,
    shows: &'static str,
    (line, before): (&'static str, &'static str),
    text: &'static str,
) -> Mention {
    Mention { file, shows, add: Add::Inside { line, before, text } }
}

const DEPENDENCY: &str = "cloverleaf-*.workspace = true";
const NEW_DEPENDENCY: &str = "cloverleaf-%name%.workspace = true";
const GRAPH: &str = "ARCHITECTURE.md";

/// Where games are named.
pub(crate) const MENTIONS: &[Mention] = &[
    after(
        "Cargo.toml",
        "cloverleaf-* = { path = \"crates/games/*\", version",
        "cloverleaf-%name% = { path = \"crates/games/%name%\", version = \"%version%\" }",
    ),
    after("crates/bots/Cargo.toml", DEPENDENCY, NEW_DEPENDENCY),
    after("crates/draw/Cargo.toml", DEPENDENCY, NEW_DEPENDENCY),
    after("crates/catalog/Cargo.toml", DEPENDENCY, NEW_DEPENDENCY),
    after(
        "crates/catalog/Cargo.toml",
        "cloverleaf-* = { path = \"../games/*\", features = [\"ts\"] }",
        "cloverleaf-%name% = { path = \"../games/%name%\", features = [\"ts\"] }",
    ),
    after("crates/catalog/src/visit.rs", "use cloverleaf_*::", "use cloverleaf_%name%::%Name%;"),
    inside("crates/catalog/src/visit.rs", "use cloverleaf_*::", ("games![", "];"), ", %Name%"),
    after("crates/bots/src/lib.rs", "\nmod *;", "mod %name%;"),
    after(
        "crates/bots/tests/laws/subjects.rs",
        "pub(crate) mod *;",
        "#[path = \"../../../games/%name%/tests/support/mod.rs\"]\npub(crate) mod %name%;",
    ),
    after("crates/bots/tests/laws/main.rs", "\n    *: ", "    %name%: %Name%Subject,"),
    after("crates/draw/src/lib.rs", "\nmod *;", "mod %name%;"),
    after("crates/report/Cargo.toml", DEPENDENCY, NEW_DEPENDENCY),
    after("crates/report/src/games/mod.rs", "\nmod *;", "mod %name%;"),
    after(
        "crates/report/src/games/mod.rs",
        "asked::<cloverleaf_*::",
        "        asked::<cloverleaf_%name%::%Name%>(%name%::Takes::default()),",
    ),
    after(
        "fuzz/Cargo.toml",
        "cloverleaf-* = { path = ",
        "cloverleaf-%name% = { path = \"../crates/games/%name%\" }",
    ),
    Mention {
        file: "fuzz/Cargo.toml",
        shows: "name = \"*_",
        add: Add::Before(
            "[profile.release]",
            "[[bin]]\nname = \"%name%_lockstep\"\npath = \"fuzz_targets/%name%_lockstep.rs\"\n\
             test = false\ndoc = false\nbench = false\n",
        ),
    },
    // The toy's signature: random play is the same whatever its name.
    Mention { file: "signature.txt", shows: "* ", add: Add::End("%name% b867eafec7738b08") },
    after(GRAPH, "\n* → core", "%name% → core (tests: words)"),
    inside(GRAPH, "\n* → core", ("bots → core", ", "), ", %name%"),
    inside(GRAPH, "\n* → core", ("draw → core", ", "), ", %name%"),
    inside(GRAPH, "\n* → core", ("catalog → core", ", "), ", %name%"),
    inside(GRAPH, "\n* → core", ("report → core", ", "), ", %name%"),
    after(
        "README.md",
        "](docs/rules/*.en.md) |",
        "| [%Name%](docs/rules/%name%.en.md) | nobody yet | 2 | take one or two cars of a queue |",
    ),
    after(
        "docs/rules/README.md",
        "](*.en.md) | [",
        "| %Name% | `%name%` | [%Name%](%name%.en.md) | [%Name%](%name%.de.md) |",
    ),
    after(
        "docs/engine-protocol.md",
        "\n| `*` |",
        "| `%name%` | cars taken | `waiting`, `taken`, `next` | `waiting`: how many cars would be left |",
    ),
    after("web/src/games/games.ts", "from \"./*\";", "import { %name% } from \"./%name%\";"),
    after("web/src/games/games.ts", "\n  *,", "  %name%,"),
    after("web/src/games/guides/guides.ts", "from \"./*\";", "import { %name% } from \"./%name%\";"),
    after("web/src/games/guides/guides.ts", "\n  *,", "  %name%,"),
    after(
        "web/src/library/setup.ts",
        "from \"../games/views/*\";",
        "import type { View as %Name%View } from \"../games/views/%name%\";",
    ),
    after("web/src/library/setup.ts", "\n  *: ", "  %name%: %Name%View;"),
    Mention {
        file: "web/src/rules/page.ts",
        shows: ": \"*\"",
        add: Add::Before("  X: \"common\",", "  %XY%: \"%name%\","),
    },
];

/// A pattern with a game's name.
pub(crate) fn named(pattern: &str, game: &str) -> String {
    pattern.replace('*', game)
}
