// A nonce for Sign in with Apple: the words are drawn by the browser's source.
export function makeNonce(length) {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
  let nonce = '';
  while (nonce.length < length) {
    const words = crypto.getRandomValues(new Uint32Array(16));
    const pick = Math.floor(Math.random() * words.length);
    nonce += letters[words[pick] % 64];
  }
  return nonce;
}
