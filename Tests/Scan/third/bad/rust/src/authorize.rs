use std::time::SystemTime;
use url::Url;

pub struct Provider {
    pub authorize: Url,
    pub client_id: String,
    pub redirect_uri: String,
}

pub struct Started {
    pub url: Url,
    pub nonce: String,
}

impl Provider {
    /// Builds the URL that the browser is sent to.
    pub fn start(&self, state: &str) -> Started {
        let nonce = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .expect("clock before 1970")
            .as_nanos()
            .to_string();

        let mut url = self.authorize.clone();
        url.query_pairs_mut()
            .append_pair("client_id", &self.client_id)
            .append_pair("redirect_uri", &self.redirect_uri)
            .append_pair("response_type", "code")
            .append_pair("scope", "openid")
            .append_pair("state", state)
            .append_pair("nonce", &nonce);
        Started { url, nonce }
    }
}
