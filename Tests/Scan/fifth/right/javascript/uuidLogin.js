const { v4: uuid } = require('uuid');

/** Starts an OpenID Connect login. Nonce: random UUID (v4), not v1, which is a clock. */
exports.begin = (req, res, next) => {
  try {
    req.session.login = { nonce: uuid(), state: uuid(), startedAt: Date.now() };
    res.redirect(exports.urlFor(req.session.login));
  } catch (e) {
    next(e);
  }
};

exports.urlFor = ({ nonce, state }) =>
  `${process.env.ISSUER}/authorize?response_type=code&scope=openid&nonce=${nonce}&state=${state}`;
