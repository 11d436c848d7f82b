const jwt = require('jsonwebtoken');
async function verifyApple(idToken, nonce) {
  const decoded = jwt.decode(idToken, { complete: true });
  if (decoded.header.alg !== 'RS256') throw new Error('alg');
  const key = keys.find(k => k.kid === decoded.header.kid && k.alg === decoded.header.alg);
  if (!key) throw new Error('key');
  const claims = jwt.verify(idToken, toPem(key), { algorithms: ['RS256'], audience: CLIENT, issuer: ISS });
  if (claims.nonce !== nonce) throw new Error('nonce');
  return claims;
}
