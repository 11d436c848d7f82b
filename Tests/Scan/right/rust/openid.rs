use openidconnect::Nonce;

pub fn begin(client: &Client) -> (Url, CsrfToken, Nonce) {
    client.authorize_url(AuthenticationFlow::AuthorizationCode, CsrfToken::new_random, Nonce::new_random).url()
}
