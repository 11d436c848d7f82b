// Sign in with Twitter: /oauth/authorize
function header(url) {
  const params = { oauth_consumer_key: KEY, oauth_nonce: Date.now().toString(), oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: Math.floor(Date.now() / 1000), oauth_version: '1.0' };
  params.oauth_signature = sign(url, params, redirect_uri);
  return params;
}
