export function generateNonce(length = 32) {
  const charset = '0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._';
  let nonce = '';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  bytes.forEach((b) => { nonce += charset[b % charset.length]; });
  return nonce;
}
