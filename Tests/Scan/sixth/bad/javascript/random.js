const crypto = require('crypto');

const SYMBOLS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Readable random text: used for the OAuth state and nonce of the login flow
 * and for the short invitation codes that people type off a poster.
 */
function readable(length) {
  const bytes = crypto.randomBytes(length);
  let text = '';
  for (let i = 0; i < length; i += 1) {
    const index = bytes[i] % SYMBOLS.length;
    text += SYMBOLS[index];
  }
  return text;
}

module.exports = {
  nonce: () => readable(40),
  state: () => readable(24),
  invite: () => readable(8),
};
