const crypto = require('crypto');

const CHARSET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Creates the nonce for the OpenID Connect login. */
function createNonce(length = 32) {
  let result = '';
  for (let i = 0; i < length; i++) {
    result += CHARSET[crypto.randomInt(CHARSET.length)];
  }
  return result;
}

module.exports = { createNonce };
