const jwt = require('jsonwebtoken');
const jwksClient = require('jwks-rsa');

const client = jwksClient({ jwksUri: 'https://appleid.apple.com/auth/keys' });

async function verifyAppleToken(identityToken, nonce) {
  if (typeof nonce !== 'string' || nonce === '') {
    throw new Error('nonce missing');
  }
  const decoded = jwt.decode(identityToken, { complete: true });
  if (!decoded) {
    throw new Error('not a token');
  }
  const key = await client.getSigningKey(decoded.header.kid);
  const claims = jwt.verify(identityToken, key.getPublicKey(), {
    algorithms: ['RS256'],
    issuer: 'https://appleid.apple.com',
    audience: process.env.APPLE_CLIENT_ID,
  });
  if (claims.nonce !== nonce) {
    throw new Error('nonce mismatch');
  }
  return claims;
}

module.exports = { verifyAppleToken };
