const express = require('express');
const { randomUUID } = require('crypto');
const { OAuth2Client } = require('google-auth-library');

const router = express.Router();
const google = new OAuth2Client(process.env.GOOGLE_CLIENT_ID);

router.get('/login', (req, res) => {
  const nonce = randomUUID();
  req.session.nonce = nonce;
  res.render('login', { nonce, clientId: process.env.GOOGLE_CLIENT_ID });
});

router.post('/login/google', async (req, res, next) => {
  try {
    const expected = req.session.nonce;
    delete req.session.nonce;
    const ticket = await google.verifyIdToken({
      idToken: req.body.credential,
      audience: process.env.GOOGLE_CLIENT_ID,
    });
    const { sub, nonce } = ticket.getPayload();
    if (!expected || nonce !== expected) return res.sendStatus(401);
    req.session.userId = sub;
    res.json({ ok: true });
  } catch (err) {
    next(err);
  }
});

module.exports = router;
