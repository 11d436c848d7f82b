const express = require('express');
const { randomBytes } = require('crypto');
const jwt = require('jsonwebtoken');
const { keyFor } = require('../lib/appleKeys');

const router = express.Router();

router.post('/apple/start', (req, res) => {
  req.session.appleNonce = randomBytes(32).toString('hex');
  res.json({ nonce: req.session.appleNonce });
});

router.post('/apple/finish', async (req, res, next) => {
  try {
    const expected = req.session.appleNonce;
    delete req.session.appleNonce;
    if (!expected) {
      return res.status(400).json({ error: 'no_attempt' });
    }
    const { header } = jwt.decode(req.body.identityToken, { complete: true });
    const claims = jwt.verify(req.body.identityToken, await keyFor(header.kid), {
      algorithms: ['RS256'],
      issuer: 'https://appleid.apple.com',
      audience: process.env.APPLE_BUNDLE_ID,
    });
    if (claims.nonce !== expected) {
      return res.status(401).json({ error: 'nonce' });
    }
    req.session.user = claims.sub;
    return res.json({ sub: claims.sub });
  } catch (err) {
    return next(err);
  }
});

module.exports = router;
