const { randomBytes, createHash } = require('node:crypto');

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

// Random nonce for the id_token request
exports.makeNonce = function makeNonce(length = 32) {
  let out = '';
  for (const b of randomBytes(length)) out += ALPHABET[b % ALPHABET.length];
  return out;
};

exports.sha256 = (s) => createHash('sha256').update(s).digest('hex');
