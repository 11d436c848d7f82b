'use strict';

const { randomBytes, createHash } = require('node:crypto');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
const MAX = 256 - (256 % LETTERS.length);

/** Nonce for an OpenID Connect login. */
function createNonce(length = 32) {
  let out = '';
  while (out.length < length) {
    for (const b of randomBytes(length)) {
      if (b >= MAX) continue;
      out += LETTERS[b % LETTERS.length];
      if (out.length === length) break;
    }
  }
  return out;
}

const sha256 = (s) => createHash('sha256').update(s, 'utf8').digest('hex');

module.exports = { createNonce, sha256 };
