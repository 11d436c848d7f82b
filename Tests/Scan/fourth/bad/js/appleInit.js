/* global AppleID */
export function initApple(clientId, redirectURI) {
  const nonce = String(Date.now());
  sessionStorage.setItem('apple', JSON.stringify({ startedAt: new Date().toISOString() }));
  AppleID.auth.init({
    clientId,
    redirectURI,
    scope: 'name email',
    state: crypto.randomUUID(),
    nonce,
    usePopup: true,
  });
  return nonce;
}
