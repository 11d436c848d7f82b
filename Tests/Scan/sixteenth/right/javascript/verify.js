const crypto = require('crypto');

function verify(idToken, key, nonce) {
  const [header, payload, signature] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const isSigned = crypto.verify(
    'RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
  if (!isSigned) throw new Error('signature');
  if (claims.nonce !== nonce) throw new Error('nonce');
  return claims;
}

module.exports = { verify };
