const express = require('express');
const jwt = require('jsonwebtoken');
const User = require('../models/user');

const router = express.Router();

router.post('/auth/apple', async (req, res, next) => {
  try {
    const { identityToken } = req.body;
    const claims = jwt.decode(identityToken);
    if (!claims || claims.iss !== 'https://appleid.apple.com') {
      return res.status(401).json({ error: 'invalid token' });
    }
    const expected = req.session.nonce;
    delete req.session.nonce;
    if (!expected || claims.nonce !== expected) {
      return res.status(401).json({ error: 'invalid nonce' });
    }
    const user = await User.findOrCreate({ appleId: claims.sub, email: claims.email });
    req.session.userId = user.id;
    res.json(user);
  } catch (err) {
    next(err);
  }
});

module.exports = router;
