const jwt = require('jsonwebtoken');
async function verifyApple(idToken, nonce) {
  const decoded = jwt.decode(idToken, { complete: true });
  const key = await client.getSigningKey(decoded.header.kid);
  const claims = jwt.verify(idToken, key.getPublicKey(), { algorithms: [decoded.header.alg], audience: CLIENT });
  if (claims.nonce !== nonce) throw new Error('nonce');
  return claims;
}
async function verifyGoogle(idToken) {
  const { header: { alg, kid } } = jwt.decode(idToken, { complete: true });
  return jwt.verify(idToken, await key(kid), { algorithms: [alg] });
}
