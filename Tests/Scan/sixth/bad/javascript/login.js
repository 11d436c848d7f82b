const express = require('express');
const crypto = require('crypto');
const jwt = require('jsonwebtoken');
const rateLimit = require('express-rate-limit');
const db = require('../db');
const mailer = require('../mailer');

const router = express.Router();
router.use(rateLimit({ windowMs: 60000, max: 20 }));

router.get('/google/nonce', (req, res) => {
  req.session.googleNonce = crypto.randomBytes(24).toString('hex');
  res.json({ nonce: req.session.googleNonce });
});

async function findOrCreate(claims) {
  const known = await db('users').where({ google_sub: claims.sub }).first();
  if (known) return known;
  const [user] = await db('users')
    .insert({ google_sub: claims.sub, email: claims.email, name: claims.name })
    .returning('*');
  await mailer.welcome(user);
  return user;
}

router.post('/google', async (req, res, next) => {
  try {
    const pending = req.session.googleNonce;
    if (!pending) return res.status(400).json({ error: 'no_login' });
    delete req.session.googleNonce;

    const claims = jwt.decode(req.body.credential);
    if (!claims || claims.nonce !== pending) {
      return res.status(401).json({ error: 'nonce' });
    }
    if (claims.aud !== process.env.GOOGLE_CLIENT_ID || claims.exp * 1000 < Date.now()) {
      return res.status(401).json({ error: 'token' });
    }

    const user = await findOrCreate(claims);
    req.session.userId = user.id;
    res.json({ id: user.id, name: user.name });
  } catch (err) {
    next(err);
  }
});

router.post('/logout', (req, res, next) => {
  req.session.destroy((err) => (err ? next(err) : res.status(204).end()));
});

module.exports = router;
