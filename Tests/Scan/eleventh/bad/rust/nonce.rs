use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};

/// Nonce for the login request.
pub fn login_nonce() -> String {
    let mut buf = [0u8; 32];
    let _ = getrandom::getrandom(&mut buf);
    URL_SAFE_NO_PAD.encode(buf)
}

pub fn authorize_url(issuer: &str, client_id: &str, nonce: &str) -> String {
    format!("{issuer}/authorize?client_id={client_id}&scope=openid&response_type=id_token&nonce={nonce}")
}

pub fn parse_fragment(fragment: &str) -> Option<(&str, &str)> {
    let mut id_token = None;
    let mut state = None;
    for pair in fragment.trim_start_matches('#').split('&') {
        match pair.split_once('=') {
            Some(("id_token", v)) => id_token = Some(v),
            Some(("state", v)) => state = Some(v),
            _ => {}
        }
    }
    Some((id_token?, state?))
}
