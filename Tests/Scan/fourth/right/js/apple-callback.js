const express = require('express');
const { createHash, randomBytes, timingSafeEqual } = require('node:crypto');
const { createRemoteJWKSet, jwtVerify } = require('jose');
const users = require('../models/users');

const ISSUER = 'https://appleid.apple.com';
const JWKS = createRemoteJWKSet(new URL(`${ISSUER}/auth/keys`));
const TTL = 5 * 60 * 1000;

const router = express.Router();

function same(a, b) {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

router.get('/apple', (req, res) => {
  const nonce = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('hex');
  req.session.apple = { nonce, state, startedAt: Date.now() };
  const url = new URL(`${ISSUER}/auth/authorize`);
  url.search = new URLSearchParams({
    client_id: process.env.APPLE_CLIENT_ID,
    redirect_uri: process.env.APPLE_REDIRECT_URI,
    response_type: 'code id_token',
    response_mode: 'form_post',
    scope: 'name email',
    state,
    nonce: sha256(nonce),
  }).toString();
  res.redirect(url.href);
});

router.post('/apple/callback', async (req, res, next) => {
  const attempt = req.session.apple;
  delete req.session.apple;
  if (!attempt || !attempt.nonce || Date.now() - attempt.startedAt > TTL) {
    return res.status(400).send('no sign-in was begun');
  }
  if (typeof req.body.state !== 'string' || !same(req.body.state, attempt.state)) {
    return res.sendStatus(400);
  }
  try {
    const { payload } = await jwtVerify(req.body.id_token, JWKS, {
      issuer: ISSUER,
      audience: process.env.APPLE_CLIENT_ID,
    });
    if (typeof payload.nonce !== 'string' || !same(payload.nonce, sha256(attempt.nonce))) {
      return res.sendStatus(401);
    }
    const user = await users.byAppleId(payload.sub);
    req.session.userId = user.id;
    return res.redirect('/');
  } catch (error) {
    return next(error);
  }
});

module.exports = router;
