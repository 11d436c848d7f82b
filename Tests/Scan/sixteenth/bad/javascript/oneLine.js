// A nonce for OpenID Connect.
export function nonce() {
  let text = '';
  for (let i = 0; i < 32; i++) text += letters[Math.floor(Math.random() * 256) % 62];
  return text;
}
