const jwt = require('jsonwebtoken');
function check(idToken, key, nonce) {
  const claims = jwt.verify(idToken, key, { algorithms: ['RS256'], issuer: ISS });
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audiences.includes(CLIENT_ID)) throw new Error('audience');
  if (!CLIENTS.includes(claims.aud)) throw new Error('audience');
  if (claims.nonce !== nonce) throw new Error('nonce');
}
