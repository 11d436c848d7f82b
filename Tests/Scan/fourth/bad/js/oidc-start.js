'use strict';

const express = require('express');
const router = express.Router();

router.get('/login', (req, res) => {
  const nonce = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
  req.session.nonce = nonce;
  const url = new URL('https://appleid.apple.com/auth/authorize');
  url.searchParams.set('client_id', process.env.APPLE_CLIENT_ID);
  url.searchParams.set('response_type', 'code id_token');
  url.searchParams.set('nonce', nonce);
  res.redirect(url.toString());
});

module.exports = router;
