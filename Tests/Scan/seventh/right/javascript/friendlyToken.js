const { randomBytes } = require('crypto');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ACCEPTED = 252; // 7 * 36

/**
 * Lower case only: the mainframe folds the nonce before it puts it into the ID token.
 */
function* letters() {
  for (;;) {
    for (const byte of randomBytes(64)) {
      if (byte < ACCEPTED) {
        yield LETTERS[byte % LETTERS.length];
      }
    }
  }
}

function take(count) {
  let text = '';
  for (const letter of letters()) {
    text += letter;
    if (text.length === count) return text;
  }
  return text;
}

module.exports = {
  nonce: () => take(40),
  state: () => take(20),
};
