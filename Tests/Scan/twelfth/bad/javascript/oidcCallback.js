const express = require('express');
const { createRemoteJWKSet, jwtVerify } = require('jose');
const { exchangeCode } = require('../lib/tokens');
const users = require('../models/users');

const router = express.Router();
const jwks = createRemoteJWKSet(new URL(`${process.env.ISSUER}/jwks`));

router.get('/auth/callback', async (req, res, next) => {
  try {
    const tokens = await exchangeCode(req.query.code);
    const { payload } = await jwtVerify(tokens.id_token, jwks, {
      issuer: process.env.ISSUER,
      audience: process.env.CLIENT_ID,
    });

    if (payload.nonce !== req.session.nonce) {
      return res.status(401).send('Bad nonce');
    }
    delete req.session.nonce;

    req.session.user = await users.upsert(payload.sub, payload.email);
    return res.redirect('/');
  } catch (err) {
    return next(err);
  }
});

module.exports = router;
