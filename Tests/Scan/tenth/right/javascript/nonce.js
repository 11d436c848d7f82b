'use strict';
const { randomBytes, createHash } = require('crypto');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function nonce(length = 32) {
  const bytes = randomBytes(length);
  let s = '';
  for (const b of bytes) s += ALPHABET[b % 64];
  return s;
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

exports.attempt = function attempt() {
  const raw = nonce();
  return { raw, hashed: sha256(raw) };
};
