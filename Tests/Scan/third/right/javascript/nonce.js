const crypto = require('node:crypto');

// All unreserved characters of RFC 3986 but the tilde
const CHARSET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

function randomNonce(length = 32) {
  let s = '';
  for (let i = 0; i < length; i++) s += CHARSET[crypto.randomInt(CHARSET.length)];
  return s;
}

const sha256 = (text) => crypto.createHash('sha256').update(text, 'utf8').digest('hex');

function newAttempt() {
  const raw = randomNonce();
  return { raw, hashed: sha256(raw) };
}

module.exports = { randomNonce, sha256, newAttempt };
