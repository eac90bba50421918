//! What a browser is asked about a passkey, and whether its answer holds. The checks of the standard are the
//! library's: who asked, for which host and page, that it is new, that its owner was there and proved it, the signature
//! and the count of signatures.

use core::net::Ipv4Addr;

use serde_json::Value as Json;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::{AuthenticationVerificationOptions, AuthenticatorAttachmentEnforcement};
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle,
    Username,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId, TimedCeremony as _};
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

use crate::PlayerId;
use crate::store::PasskeyRow;

/// So many letters has the id of a player, by which authenticators tell accounts apart.
const LETTERS: usize = 12;

type Handle = UserHandle<LETTERS>;
type Kept = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// The host that people reach the server by. Passkeys are bound to it.
#[derive(Debug)]
pub(crate) struct Site {
    /// As browsers name it, with its port.
    pub(super) host: String,
    name: RpId,
    origins: Vec<String>,
}

impl Site {
    /// The site of a `Host` header; none if browsers make no passkeys for it. They need a name, and https unless it is
    /// this machine.
    pub(crate) fn new(host: &str) -> Option<Site> {
        let host = host.to_ascii_lowercase();
        let name = host.split_once(':').map_or(host.as_str(), |(name, _)| name).to_owned();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
        if name.parse::<Ipv4Addr>().is_ok() || !name.bytes().all(plain) {
            return None;
        }
        let here = name == "localhost" || name.ends_with(".localhost");
        let origin = |scheme: &str| format!("{scheme}://{host}");
        let origins = [origin("https")].into_iter().chain(here.then(|| origin("http"))).collect();
        Some(Site { name: RpId::Domain(AsciiDomain::try_from(name).ok()?), origins, host })
    }

    fn origins(&self) -> Vec<&str> {
        self.origins.iter().map(String::as_str).collect()
    }
}

/// What a browser is asked.
#[derive(Debug)]
pub(super) struct Question {
    /// The challenge, by which the answer is recognised.
    pub(super) challenge: String,
    /// What the answer is checked against.
    pub(super) state: String,
    /// What the browser is told.
    pub(super) options: Json,
}

/// Asks for a new passkey, by a device that has none of these yet.
pub(super) fn ask_to_make(
    site: &Site,
    player: &PlayerId,
    name: &str,
    login: &str,
    known: &[PasskeyRow],
) -> Option<Question> {
    let id = handle(player)?;
    let user = PublicKeyCredentialUserEntity {
        name: Username::try_from(login).ok()?,
        id: &id,
        display_name: Nickname::try_from(name).ok(),
    };
    let known = known.iter().filter_map(|passkey| {
        let (id, any) = (CredentialId::decode(bytes(&passkey.id)?).ok()?, AuthTransports::decode(0).ok()?);
        Some(PublicKeyCredentialDescriptor { id, transports: any })
    });
    let mut options = PublicKeyCredentialCreationOptions::passkey(&site.name, user, known.collect());
    // Browsers refuse devices that do not know this extension. That an owner proves who they are is checked anyway.
    options.extensions.cred_protect = CredProtect::None;
    let (server, client) = options.start_ceremony().ok()?;
    Some(Question {
        challenge: hex(&server.sent_challenge().0.to_be_bytes()),
        state: hex(&server.encode().ok()?),
        options: serde_json::to_value(&client).ok()?,
    })
}

/// Asks for any passkey of this site.
pub(super) fn ask_to_show(site: &Site) -> Option<Question> {
    let (server, client) = DiscoverableCredentialRequestOptions::passkey(&site.name).start_ceremony().ok()?;
    Some(Question {
        challenge: hex(&server.sent_challenge().0.to_be_bytes()),
        state: hex(&server.encode().ok()?),
        options: serde_json::to_value(&client).ok()?,
    })
}

/// A passkey that a browser says it has made.
#[derive(Debug)]
pub(super) struct Made(Registration);

impl Made {
    pub(super) fn read(credential: &Json) -> Option<Made> {
        Registration::from_json_relaxed(credential.to_string().as_bytes()).ok().map(Made)
    }

    pub(super) fn challenge(&self) -> Option<String> {
        Some(hex(&self.0.challenge_relaxed().ok()?.0.to_be_bytes()))
    }

    /// What is kept of it, if it answers the question that was asked of this player: its id, its public key and what
    /// changes with its use.
    pub(super) fn check(&self, site: &Site, state: &str, player: &PlayerId) -> Result<[String; 3], String> {
        let state = bytes(state).ok_or("no state")?;
        let asked = RegistrationServerState::<LETTERS>::decode(&state).map_err(|error| error.to_string())?;
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &site.origins(),
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = asked.verify(&site.name, &self.0, &options).map_err(|error| error.to_string())?;
        if handle(player).as_ref() != Some(made.user_id()) {
            return Err("it was asked of somebody else".to_owned());
        }
        let key = made.static_state().encode().map_err(|error| error.to_string())?;
        let Ok(changing) = made.dynamic_state().encode();
        Ok([hex(made.id().as_ref()), hex(&key), hex(&changing)])
    }
}

/// What a passkey is said to have signed.
#[derive(Debug)]
pub(super) struct Signed(DiscoverableAuthentication<LETTERS>);

impl Signed {
    pub(super) fn read(credential: &Json) -> Option<Signed> {
        DiscoverableAuthentication::from_json_relaxed(credential.to_string().as_bytes()).ok().map(Signed)
    }

    pub(super) fn challenge(&self) -> Option<String> {
        Some(hex(&self.0.challenge_relaxed().ok()?.0.to_be_bytes()))
    }

    /// What its device calls the passkey.
    pub(super) fn passkey(&self) -> String {
        hex(self.0.raw_id().as_ref())
    }

    /// What has changed of the passkey, if it has signed what was asked.
    pub(super) fn check(&self, site: &Site, state: &str, passkey: &PasskeyRow) -> Result<String, String> {
        let owner = self.0.response().user_handle();
        if handle(&passkey.player).as_ref() != Some(owner) {
            return Err("the passkey is somebody else's".to_owned());
        }
        let (state, key) = (bytes(state).ok_or("no state")?, bytes(&passkey.public_key).ok_or("no key")?);
        let changing = bytes(&passkey.state).and_then(|state| state.try_into().ok()).ok_or("no state")?;
        let asked =
            DiscoverableAuthenticationServerState::decode(&state).map_err(|error| error.to_string())?;
        let key = Kept::decode(&key).map_err(|error| error.to_string())?;
        let changing = DynamicState::decode(changing).map_err(|error| error.to_string())?;
        let mut kept = AuthenticatedCredential::new(self.0.raw_id(), owner, key, changing)
            .map_err(|error| error.to_string())?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &site.origins(),
            error_on_unsolicited_extensions: false,
            // A phone that made its own passkey may also lend it to the computer beside it.
            auth_attachment_enforcement: AuthenticatorAttachmentEnforcement::Ignore(false),
            ..AuthenticationVerificationOptions::default()
        };
        asked.verify(&site.name, &self.0, &mut kept, &options).map_err(|error| error.to_string())?;
        let Ok(changed) = kept.dynamic_state().encode();
        Ok(hex(&changed))
    }
}

fn handle(player: &PlayerId) -> Option<Handle> {
    <[u8; LETTERS]>::try_from(player.as_str().as_bytes())
        .ok()
        .and_then(|letters| Handle::decode(letters).ok())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let pairs = hex.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_has_a_name_and_https_unless_it_is_this_machine() {
        let origins = |host: &str| Site::new(host).map(|site| site.origins);
        assert_eq!(origins("Table.example").expect("a site"), ["https://table.example"]);
        assert_eq!(origins("table.example:8443").expect("a site"), ["https://table.example:8443"]);
        assert_eq!(
            origins("localhost:8080").expect("a site"),
            ["https://localhost:8080", "http://localhost:8080"]
        );
        for none in ["127.0.0.1:8080", "10.0.0.7", "[::1]:8080", "", "a b", "table.example/x"] {
            assert!(origins(none).is_none(), "{none}");
        }
    }

    #[test]
    fn bytes_are_kept_as_text() {
        assert_eq!(bytes(&hex(&[0, 127, 255])), Some(vec![0, 127, 255]));
        assert_eq!(bytes("zz"), None);
    }
}
