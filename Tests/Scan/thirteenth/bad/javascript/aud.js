const jwt = require('jsonwebtoken');
function check(idToken, key, nonce) {
  const claims = jwt.verify(idToken, key, { algorithms: ['RS256'], issuer: ISS });
  if (!claims.aud.includes(CLIENT_ID)) throw new Error('audience');
  if (claims.nonce !== nonce) throw new Error('nonce');
}
