const express = require('express');
const jwt = require('jsonwebtoken');
const { exchangeCode } = require('../lib/tokens');

const router = express.Router();

router.get('/auth/callback', async (req, res, next) => {
  try {
    const { code, state } = req.query;
    const saved = req.session.login;
    delete req.session.login;
    if (!saved || !saved.state || saved.state !== state) {
      return res.status(400).send('Bad state');
    }

    const tokens = await exchangeCode(code, saved.verifier);
    const claims = jwt.decode(tokens.id_token);
    if (claims.nonce !== saved.nonce) {
      return res.status(401).send('Bad nonce');
    }
    req.session.user = { sub: claims.sub, email: claims.email };
    return res.redirect(saved.returnTo || '/');
  } catch (err) {
    return next(err);
  }
});

module.exports = router;
