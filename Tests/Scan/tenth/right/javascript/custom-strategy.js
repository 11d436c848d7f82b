const { Strategy } = require('passport-custom');
const { verify } = require('./verify-token');
const users = require('./users');

module.exports = new Strategy(async function (req, done) {
  const idToken = req.body.id_token;
  const nonce = req.session.nonce;
  req.session.nonce = undefined;
  if (!idToken || !nonce) return done(null, false);

  let user;
  try {
    const claims = await verify(idToken, { nonce });
    user = await users.bySubject(claims.sub);
  } catch (err) {
    return done(err);
  }
  done(null, user || false);
});
