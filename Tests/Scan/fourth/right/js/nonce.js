'use strict';
const { randomBytes, randomInt, createHash } = require('node:crypto');

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

function makeNonce(length = 32) {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function makeState() {
  return randomBytes(24).toString('base64url');
}

module.exports = { makeNonce, makeState, sha256: (s) => createHash('sha256').update(s).digest('hex') };
