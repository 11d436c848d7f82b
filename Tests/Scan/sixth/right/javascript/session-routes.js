const crypto = require('crypto');
const express = require('express');
const jwt = require('jsonwebtoken');
const jwksClient = require('jwks-rsa');

const router = express.Router();
const jwks = jwksClient({ jwksUri: 'https://www.googleapis.com/oauth2/v3/certs', cache: true });

function signingKey(header, callback) {
  jwks.getSigningKey(header.kid, (err, key) => {
    if (err) {
      callback(err);
      return;
    }
    callback(null, key.getPublicKey());
  });
}

router.get('/nonce', (req, res) => {
  req.session.nonce = crypto.randomBytes(24).toString('base64url');
  res.json({ nonce: req.session.nonce });
});

router.post('/google', (req, res) => {
  const { nonce } = req.session;
  delete req.session.nonce;
  if (!nonce) return res.status(400).end();

  const options = { audience: process.env.GOOGLE_CLIENT_ID, algorithms: ['RS256'] };
  jwt.verify(req.body.credential, signingKey, options, (err, claims) => {
    if (err || claims.nonce !== nonce) {
      return res.status(401).end();
    }
    req.session.sub = claims.sub;
    res.json({ email: claims.email });
  });
});

module.exports = router;
