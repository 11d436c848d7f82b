const NONCE = 'nonce';
const nonceKey = 'oidc_nonce';
function begin(req, res) {
  const nonce = crypto.randomUUID();
  req.session[nonceKey] = nonce;
  const labels = { nonce: 'Nonce' };
  let nonceParam = 'nonce';
  res.redirect(client.authorizationUrl({ scope: 'openid', nonce }));
}
