export function codeVerifier() {
  return drawn(72);
}

function drawn(length) {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~';
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text += letters.charAt(Math.floor(Math.random() * letters.length));
  }
  return text;
}
