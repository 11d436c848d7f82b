// helpers for the Apple button on the web checkout

export function createNonce() {
  const bytes = new Uint8Array(32);
  window.crypto.getRandomValues(bytes);
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

export async function sha256(text) {
  const data = new TextEncoder().encode(text);
  const hash = await window.crypto.subtle.digest('SHA-256', data);
  return Array.from(new Uint8Array(hash))
    .map((b) => b.toString(16))
    .join('');
}

export async function prepareAppleButton(clientId) {
  const rawNonce = createNonce();
  window.AppleID.auth.init({
    clientId,
    scope: 'name email',
    redirectURI: `${window.location.origin}/apple/return`,
    nonce: await sha256(rawNonce),
    usePopup: true,
  });
  return rawNonce;
}
