// Verifies the identity token of Sign in with Apple.
const crypto = require('node:crypto');
const { verified } = require('./verified');

function verifyIdentityToken(token, { keys, clientId, rawNonce, now = Date.now() }) {
  if (!rawNonce) throw new Error('no nonce is expected');
  const claims = verified(token, keys, clientId);
  if (claims.exp * 1000 <= now) throw new Error('expired');
  const expected = crypto.createHash('sha256').update(rawNonce).digest('hex');
  if (typeof claims.nonce !== 'string' || claims.nonce !== expected) throw new Error('nonce');
  return claims;
}

function isFresh(claims, options) {
  const { rawNonce, now = Date.now() } = options;
  return Boolean(rawNonce) && claims.iat * 1000 > now - 600000;
}

module.exports = { verifyIdentityToken, isFresh };
