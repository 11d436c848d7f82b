'use strict';

const jwt = require('jsonwebtoken');
const jwksClient = require('jwks-rsa');

const keys = jwksClient({ jwksUri: 'https://appleid.apple.com/auth/keys', cache: true });

function getKey(header, done) {
  keys.getSigningKey(header.kid, (err, key) => {
    if (err) return done(err);
    return done(null, key.getPublicKey());
  });
}

/* Checks the identity token which the app sends after Sign in with Apple. */
function verifyIdToken(idToken, expectedNonce, callback) {
  if (!expectedNonce) {
    return callback(new Error('no sign-in was started'));
  }
  const options = {
    algorithms: ['RS256'],
    issuer: 'https://appleid.apple.com',
    audience: process.env.APPLE_CLIENT_ID,
  };
  jwt.verify(idToken, getKey, options, (err, claims) => {
    if (err) {
      return callback(err);
    }
    if (claims.nonce !== expectedNonce) {
      callback(new Error('nonce mismatch'));
    }
    callback(null, { sub: claims.sub, email: claims.email });
  });
}

module.exports = { verifyIdToken };
