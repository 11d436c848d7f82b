const { randomBytes } = require('crypto');

const BASE62 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

// sign-in challenge: uniform over BASE62
function challenge(size) {
  const out = [];
  while (out.length < size) {
    for (const byte of randomBytes(size)) {
      if (byte < 252 && out.length < size) {
        out.push(BASE62[byte % 62]);
      }
    }
  }
  return out.join('');
}

module.exports = {
  challenge,
  loginNonce: () => challenge(32),
};
