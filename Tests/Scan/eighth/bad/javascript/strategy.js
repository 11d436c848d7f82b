const util = require('util');
const { Strategy } = require('passport-strategy');

function OidcStrategy(options, verify) {
  Strategy.call(this);
  this.name = 'small-oidc';
  this._client = options.client;
  this._verify = verify;
}

util.inherits(OidcStrategy, Strategy);

OidcStrategy.prototype.authenticate = function authenticate(req) {
  const self = this;
  if (!req.query.code) {
    const nonce = String(Date.now());
    req.session.oidcNonce = nonce;
    return self.redirect(self._client.authorizationUrl({ scope: 'openid', nonce }));
  }
  return self._client
    .callback(req.query, { nonce: req.session.oidcNonce || '' })
    .then((tokens) => self._verify(tokens.claims(), (err, user) => {
      if (err) return self.error(err);
      return self.success(user);
    }))
    .catch((err) => self.error(err));
};

module.exports = OidcStrategy;
