//! Notices by e-mail, where whoever runs the server has named a mail server. An address gets nothing but the question
//! whether it wants notices, until somebody there has said yes.

use std::time::Duration;

use cloverleaf_core::Message as Words;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};

use super::deliver::Sent;
use super::notice::Notice;
use crate::Config;

/// How long a mail server may take: shorter than a stop waits.
const PATIENCE: Duration = Duration::from_secs(8);
/// The most letters of an address.
const LONGEST: usize = 254;

/// The way to the mail server.
#[derive(Clone, Debug)]
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Whether a text is an address for e-mail.
pub(super) fn is_address(text: &str) -> bool {
    text.len() <= LONGEST && text.parse::<Address>().is_ok()
}

impl Mailer {
    /// The way to the mail server that is named in the configuration, if one is.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn open(config: &Config) -> Result<Option<Mailer>, Words> {
        let Some(url) = config.smtp()? else { return Ok(None) };
        let wrong = |why: String| Words::new("start-mail").text("why", why);
        let from = config.mail_from.as_deref().ok_or_else(|| Words::new("start-mail-from"))?;
        let from = from.parse().map_err(|error: lettre::address::AddressError| wrong(error.to_string()))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&url);
        let transport = transport.map_err(|error| wrong(error.to_string()))?.timeout(Some(PATIENCE)).build();
        Ok(Some(Mailer { transport, from }))
    }

    /// Sends a notice to an address. Its name is the same whenever it is sent.
    pub(super) async fn send(&self, to: &str, notice: &Notice) -> Sent {
        let message = match self.message(to, notice) {
            Ok(message) => message,
            Err(why) => return Sent::Failed(why),
        };
        match tokio::time::timeout(PATIENCE, self.transport.send(message)).await {
            Ok(Ok(_)) => Sent::Taken,
            Ok(Err(error)) => Sent::Failed(error.to_string()),
            Err(_) => Sent::Failed("no answer in time".to_owned()),
        }
    }

    fn message(&self, to: &str, notice: &Notice) -> Result<Message, String> {
        let to: Address = to.parse().map_err(|error: lettre::address::AddressError| error.to_string())?;
        let header =
            |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let text = format!(
            "{}\n\n{}\n\n-- \n{}:\n{}\n",
            notice.text,
            notice.link(),
            notice.off_text,
            notice.off_link()
        );
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&notice.title)
            .message_id(Some(format!("<{}@{}>", notice.id, self.from.email.domain())))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()))
            .raw_header(header("List-Unsubscribe", format!("<{}>", notice.off_address())))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .map_err(|error| error.to_string())
    }
}
