const express = require('express');
const { OAuth2Client } = require('google-auth-library');
const { upsertUser } = require('../services/users');

const client = new OAuth2Client(process.env.GOOGLE_CLIENT_ID);
const router = express.Router();

router.post('/login/google', async (req, res, next) => {
  const expected = req.session.nonce;
  req.session.nonce = undefined;
  if (typeof expected !== 'string') {
    return res.status(400).json({ error: 'no login in progress' });
  }
  try {
    const ticket = await client.verifyIdToken({
      idToken: req.body.credential,
      audience: process.env.GOOGLE_CLIENT_ID,
    });
    const payload = ticket.getPayload();
    if (payload.nonce !== expected) {
      return res.status(401).json({ error: 'nonce' });
    }
    req.session.userId = (await upsertUser(payload)).id;
    return res.sendStatus(204);
  } catch (err) {
    return next(err);
  }
});

module.exports = router;
