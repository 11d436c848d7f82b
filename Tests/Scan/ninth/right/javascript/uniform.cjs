const crypto = require('crypto');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

// 4 * 62 = 248
function loginNonce(size = 32) {
  let out = '';
  while (out.length < size) {
    for (const byte of crypto.randomBytes(size)) {
      if (byte < 248 && out.length < size) {
        out += LETTERS[byte % 62];
      }
    }
  }
  return out;
}

function loginCode() {
  return String(crypto.randomInt(0, 1_000_000)).padStart(6, '0');
}

module.exports = { loginNonce, loginCode };
