import { sendToken } from './api.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function randomNonce(n) {
  const bytes = crypto.getRandomValues(new Uint8Array(n));
  return Array.from(bytes, (b) => LETTERS[b % LETTERS.length]).join('');
}

export async function signIn() {
  const nonce = randomNonce(32);
  window.AppleID.auth.init({
    clientId: 'com.example.web',
    scope: 'name email',
    redirectURI: location.origin + '/auth/apple',
    nonce,
    usePopup: true,
  });
  const result = await window.AppleID.auth.signIn();
  await sendToken(result.authorization.id_token, nonce);
}
