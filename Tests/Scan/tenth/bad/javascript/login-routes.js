const express = require('express');
const { randomUUID } = require('crypto');
const jwt = require('jsonwebtoken');
const db = require('../db');

const router = express.Router();
const nonce = randomUUID();

router.get('/login', (req, res) => {
  const url = new URL(process.env.OIDC_AUTHORIZE_URL);
  url.searchParams.set('client_id', process.env.OIDC_CLIENT_ID);
  url.searchParams.set('response_type', 'id_token');
  url.searchParams.set('response_mode', 'form_post');
  url.searchParams.set('nonce', nonce);
  res.redirect(url.toString());
});

router.post('/callback', express.urlencoded({ extended: false }), async (req, res) => {
  const token = jwt.decode(req.body.id_token);
  if (!token || token.nonce !== nonce) return res.sendStatus(401);
  req.session.user = await db.users.findOrCreate(token.sub);
  res.redirect('/');
});

module.exports = router;
