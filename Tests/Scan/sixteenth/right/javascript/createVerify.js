const { createVerify } = require('crypto');

exports.claims = function claims(idToken, pem, nonce) {
  const parts = idToken.split('.');
  const payload = JSON.parse(Buffer.from(parts[1], 'base64').toString('utf8'));
  const verifier = createVerify('RSA-SHA256');
  verifier.update(parts[0] + '.' + parts[1]);
  if (!verifier.verify(pem, parts[2], 'base64url')) return null;
  return payload.nonce === nonce ? payload : null;
};
