const express = require('express');
const jwt = require('jsonwebtoken');
const users = require('../models/users');

const router = express.Router();

router.post('/auth/apple/callback', async (req, res) => {
  const claims = jwt.decode(req.body.id_token);
  const expected = req.session.appleNonce;
  delete req.session.appleNonce;

  if (!claims || !expected || claims.nonce !== expected) {
    return res.status(401).json({ error: 'invalid nonce' });
  }
  const user = await users.upsert({ appleId: claims.sub, email: claims.email });
  req.session.userId = user.id;
  res.redirect('/home');
});

module.exports = router;
