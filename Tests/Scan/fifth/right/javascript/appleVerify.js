const jwt = require('jsonwebtoken');
const jwksClient = require('jwks-rsa');

const jwks = jwksClient({ jwksUri: 'https://appleid.apple.com/auth/keys' });

async function verifyApple(idToken, expectedNonce, clientId) {
  if (!expectedNonce) throw new Error('no sign-in in progress');
  const { header } = jwt.decode(idToken, { complete: true });
  const key = await jwks.getSigningKey(header.kid);
  const claims = jwt.verify(idToken, key.getPublicKey(), {
    algorithms: ['RS256'],
    issuer: 'https://appleid.apple.com',
    audience: clientId,
  });
  if (!claims.nonce || claims.nonce !== expectedNonce) {
    throw new Error('nonce mismatch');
  }
  return claims;
}

module.exports = { verifyApple };
