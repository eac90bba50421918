//! Notices as requests to an address of somebody's: as data, or as Discord takes them.

use cloverleaf_protocol::WebhookFormat;
use serde_json::{Value as Json, json};

use super::Notices;
use super::deliver::Sent;
use super::notice::Notice;

impl Notices {
    pub(super) async fn to_webhook(&self, url: &str, format: WebhookFormat, notice: &Notice) -> Sent {
        let body = match format {
            WebhookFormat::Json => as_data(notice),
            WebhookFormat::Discord => for_discord(notice),
        };
        let headers =
            [("content-type", "application/json".to_owned()), ("idempotency-key", notice.id.clone())];
        match self.outward.post(url, &headers, body.to_string().into_bytes()).await {
            // An address that is gone for good looks like one that is down for repair.
            Ok(status @ (404 | 410)) => Sent::Failed(format!("status {status}")),
            Ok(status) => Sent::by_status(status),
            Err(why) => Sent::Failed(why),
        }
    }
}

fn as_data(notice: &Notice) -> Json {
    json!({
        "type": if notice.table.is_some() { "your-turn" } else { "test" },
        "id": notice.id,
        "table": notice.table,
        "game": notice.game,
        "since": notice.since,
        "title": notice.title,
        "text": notice.text,
        "link": notice.link(),
        "off": notice.off_link(),
    })
}

/// Names of people are theirs to choose: none of them calls anybody.
fn for_discord(notice: &Notice) -> Json {
    let (title, text, link) = (&notice.title, &notice.text, notice.link());
    let off = format!("[{}](<{}>)", notice.off_text, notice.off_link());
    json!({
        "content": format!("**{}**\n{}\n<{link}>\n-# {off}", plain(title), plain(text)),
        "allowed_mentions": { "parse": [] },
    })
}

/// Without what Discord takes for marks.
fn plain(text: &str) -> String {
    text.chars().fold(String::new(), |mut plain, letter| {
        if "\\*_~`|>[]()#<".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
        plain
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_name_is_no_mark() {
        assert_eq!(super::plain("**Ada** [x](y) ü"), "\\*\\*Ada\\*\\* \\[x\\]\\(y\\) ü");
    }
}
