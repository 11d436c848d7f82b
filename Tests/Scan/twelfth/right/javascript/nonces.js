const crypto = require('node:crypto');

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

/** Letters as Apple's sample has them, drawn evenly. */
function randomNonce(length = 32) {
  let nonce = '';
  for (let i = 0; i < length; i++) {
    nonce += ALPHABET[crypto.randomInt(ALPHABET.length)];
  }
  return nonce;
}

const hashNonce = (nonce) => crypto.createHash('sha256').update(nonce, 'utf8').digest('hex');

function beginLogin(session) {
  const rawNonce = randomNonce();
  session.login = { rawNonce, startedAt: Date.now() };
  return hashNonce(rawNonce);
}

function endLogin(session) {
  const { login } = session;
  delete session.login;
  if (!login || Date.now() - login.startedAt > 10 * 60 * 1000) return null;
  return login.rawNonce;
}

module.exports = { randomNonce, hashNonce, beginLogin, endLogin };
