//! What a server sees of whoever asks.

use serde::{Deserialize, Serialize};

/// How a request arrived, for whoever sets up a server and what stands before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mirror {
    /// The address the server counts the request by.
    pub address: String,
    /// Whether a proxy passed it on.
    pub forwarded: bool,
    /// Whether the server believes what proxies say.
    pub trusted: bool,
    /// Whether a cookie it gave now would be sent by https alone.
    pub secure: bool,
    /// The server's time, in milliseconds since 1970.
    pub time: i64,
}

/// By which address others reach a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Reach {
    /// As `http://192.168.1.20:8080`, if the server listens for friends and is in a network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}
