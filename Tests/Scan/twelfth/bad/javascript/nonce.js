const crypto = require('node:crypto');

const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomString(length) {
  const bytes = crypto.randomBytes(length);
  let out = '';
  for (const byte of bytes) {
    out += CHARS[byte % CHARS.length];
  }
  return out;
}

function sha256(value) {
  return crypto.createHash('sha256').update(value).digest('hex');
}

function loginValues() {
  const nonce = randomString(32);
  return { state: randomString(16), nonce, hashedNonce: sha256(nonce) };
}

module.exports = { randomString, sha256, loginValues };
