const express = require('express');
const { createRemoteJWKSet, jwtVerify } = require('jose');
const User = require('../models/user');

const router = express.Router();
const keys = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

router.post('/auth/apple', async (req, res, next) => {
  try {
    const expected = req.session.nonce;
    delete req.session.nonce;
    if (!expected) {
      return res.status(400).json({ error: 'no sign-in was started' });
    }
    const { payload } = await jwtVerify(req.body.identityToken, keys, {
      issuer: 'https://appleid.apple.com',
      audience: process.env.APPLE_CLIENT_ID,
    });
    if (payload.nonce !== expected) {
      return res.status(401).json({ error: 'invalid nonce' });
    }
    const user = await User.findOrCreate({ appleId: payload.sub });
    req.session.userId = user.id;
    return res.json(user);
  } catch (err) {
    return next(err);
  }
});

module.exports = router;
