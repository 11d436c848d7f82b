const express = require('express');
const { authorizeUrl } = require('./oidc');

const router = express.Router();

function randomString(length) {
  const chars = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let out = '';
  for (let i = 0; i < length; i++) {
    out += chars.charAt(Math.floor(Math.random() * chars.length));
  }
  return out;
}

router.get('/login', (req, res) => {
  const nonce = randomString(32);
  req.session.nonce = nonce;
  res.redirect(authorizeUrl({ nonce, scope: 'openid email' }));
});

module.exports = router;
