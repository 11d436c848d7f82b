const express = require('express');
const crypto = require('crypto');
const { Issuer } = require('openid-client');

const router = express.Router();

function randomString(len) {
  const chars = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let out = '';
  for (let i = 0; i < len; i++) {
    out += chars.charAt(Math.floor(Math.random() * chars.length));
  }
  return out;
}

let clientPromise;
function getClient() {
  clientPromise = clientPromise || Issuer.discover(process.env.OIDC_ISSUER).then(
    (issuer) => new issuer.Client({
      client_id: process.env.OIDC_CLIENT_ID,
      client_secret: process.env.OIDC_CLIENT_SECRET,
      redirect_uris: [process.env.OIDC_REDIRECT_URI],
    })
  );
  return clientPromise;
}

router.get('/login', async (req, res, next) => {
  try {
    const client = await getClient();
    const nonce = randomString(32);
    const state = crypto.randomUUID();
    req.session.oidc = { nonce, state };
    res.redirect(client.authorizationUrl({ scope: 'openid email', nonce, state }));
  } catch (err) {
    next(err);
  }
});

module.exports = router;
