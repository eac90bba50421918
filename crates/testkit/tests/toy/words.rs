//! What the toy says, in the languages of the program.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use cloverleaf_words::Languages;

/// `toy-unknown` is nowhere, and `toy-take-all` is nothing to do.
const ENGLISH: &str = "
toy-summary = Bid and take.
toy-fault-means = what is broken
toy-exp-fault = a fault
toy-exp-verb = deal, bid, retract or take
toy-exp-number = a number
toy-not-now = not now
toy-explained = plays { $action }
toy-english-only = plays something
toy-deal = { $seat } gets card { $card }
toy-bid = { $who } bids { $bid }
    .do = Bid { $bid }
toy-retract = { $who } takes the bid back
    .do = Take the bid back
toy-take = { $who } takes { $tokens }
    .do = Take { $tokens }
toy-take-all = { $who } takes all
";

const GERMAN: &str = "
toy-summary = Bieten und nehmen.
toy-fault-means = was kaputt ist
toy-exp-fault = ein Fehler
toy-exp-verb = deal, bid, retract oder take
toy-exp-number = eine Zahl
toy-not-now = nicht jetzt
toy-explained = spielt { $action }
toy-deal = { $seat } bekommt Karte { $card }
toy-bid = { $who } bietet { $bid }
    .do = { $bid } bieten
toy-retract = { $who } nimmt das Gebot zurück
    .do = Gebot zurücknehmen
toy-take = { $who } nimmt { $tokens }
    .do = { $tokens } nehmen
toy-take-all = { $who } nimmt alles
";

pub(crate) fn languages() -> &'static Languages {
    static LANGUAGES: OnceLock<Languages> = OnceLock::new();
    let file = |text: &str| vec![("toy.ftl".to_owned(), text.to_owned())];
    let words = BTreeMap::from([("en".to_owned(), file(ENGLISH)), ("de".to_owned(), file(GERMAN))]);
    LANGUAGES.get_or_init(|| Languages::with_files(&words).0)
}
