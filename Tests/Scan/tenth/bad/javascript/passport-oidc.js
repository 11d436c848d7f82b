const { Strategy } = require('passport-custom');
const { verify } = require('./verify-token');
const users = require('./users');

module.exports = new Strategy(async function (req, done) {
  const { id_token: idToken } = req.body;
  if (!idToken) {
    done(null, false);
  }
  try {
    const claims = await verify(idToken, { nonce: req.session.nonce });
    const user = await users.bySubject(claims.sub);
    done(null, user);
  } catch (err) {
    done(err);
  }
});
