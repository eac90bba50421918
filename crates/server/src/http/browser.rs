//! What a browser calls itself, short enough to be recognised in a list. Names of products are the same in every
//! language.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// What stands in a `User-Agent`, and what people call it. The first that fits counts: most browsers also name
/// those they descend from.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
];

/// A name for whoever sends these headers; empty if nothing is known of them.
pub(super) fn name(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let find = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let parts: Vec<&str> = find(&BROWSERS).into_iter().chain(find(&SYSTEMS)).collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_browser_is_told_by_its_own_name() {
        let name_of = |agent: &'static str| {
            name(&[(USER_AGENT, HeaderValue::from_static(agent))].into_iter().collect())
        };
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0";
        assert_eq!(name_of(edge), "Edge, Windows");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(name_of(phone), "Safari, iPhone");
        assert_eq!(
            name_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox, Linux"
        );
        assert_eq!(name_of("curl/8"), "");
    }
}
