export function begin(): string {
  const nonce = generateNonce();
  sessionStorage.setItem('apple.nonce', nonce);
  return nonce;
}
export function finish(): string | null {
  const nonce = sessionStorage.getItem('apple.nonce');
  sessionStorage.removeItem('apple.nonce');
  return nonce;
}
