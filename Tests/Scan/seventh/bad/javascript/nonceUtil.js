const crypto = require('crypto');

const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Readable tokens, without the letters that people mix up (0/O, 1/l/I).
 * Used for the login nonce and for device codes that are typed in.
 */
function readableToken(length) {
  const out = [];
  while (out.length < length) {
    const chunk = crypto.randomBytes(length);
    for (const byte of chunk) {
      if (byte >= 240) continue;
      out.push(ALPHABET[byte % ALPHABET.length]);
      if (out.length === length) break;
    }
  }
  return out.join('');
}

function loginNonce() {
  return readableToken(40);
}

function deviceCode() {
  const t = readableToken(8);
  return `${t.slice(0, 4)}-${t.slice(4)}`;
}

module.exports = { readableToken, loginNonce, deviceCode };
