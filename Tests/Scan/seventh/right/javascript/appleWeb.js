// Apple's popup for the shop, see docs/login.md

import { post } from './http';

const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');

const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function randomText(length) {
  const words = window.crypto.getRandomValues(new Uint8Array(length));
  let text = '';
  words.forEach((w) => {
    text += CHARS[w % 64];
  });
  return text;
}

export class AppleWebLogin {
  constructor(config) {
    this.config = config;
  }

  async start() {
    const raw = randomText(32);
    const digest = await window.crypto.subtle.digest('SHA-256', new TextEncoder().encode(raw));

    window.AppleID.auth.init({
      clientId: this.config.clientId,
      redirectURI: this.config.redirectUri,
      scope: 'email',
      nonce: hex(digest),
      usePopup: true,
    });
    const { authorization } = await window.AppleID.auth.signIn();
    return post('/login/apple', { idToken: authorization.id_token, rawNonce: raw });
  }
}
