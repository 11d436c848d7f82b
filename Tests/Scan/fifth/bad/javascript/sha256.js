export async function hashNonce(nonce) {
  const data = new TextEncoder().encode(nonce);
  const digest = await crypto.subtle.digest('SHA-256', data);
  return Array.from(new Uint8Array(digest))
    .map((b) => b.toString(16))
    .join('');
}

export async function appleConfig(nonce) {
  return { clientId: 'com.example.web', usePopup: true, nonce: await hashNonce(nonce) };
}
