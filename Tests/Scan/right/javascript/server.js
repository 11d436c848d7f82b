const { OAuth2Client } = require('google-auth-library');
const jwt = require('jsonwebtoken');

exports.verify = async (idToken, expected) => {
  if (!expected) throw new Error('no expected nonce');
  const { header } = jwt.decode(idToken, { complete: true });
  const key = await keys.getSigningKey(header.kid);
  const payload = jwt.verify(idToken, key.getPublicKey(), { algorithms: ['RS256'], nonce: expected });
  if (typeof payload.nonce !== 'string' || payload.nonce !== expected) throw new Error('nonce');
  return payload;
};
