import { reactive } from 'vue';
import { sha256Hex } from './hash';
import { createNonce } from './nonce';

export const loginStore = reactive({
  isSigningIn: false,
  user: null,
  error: null,

  async signInWithApple() {
    if (this.isSigningIn) return;
    this.isSigningIn = true;
    try {
      const rawNonce = createNonce();
      window.AppleID.auth.init({
        clientId: 'com.example.web',
        redirectURI: 'https://example.com/apple',
        nonce: await sha256Hex(rawNonce),
        usePopup: true,
      });
      const data = await window.AppleID.auth.signIn();
      const response = await fetch('/api/login/apple', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ idToken: data.authorization.id_token, nonce: rawNonce }),
      });
      if (!response.ok) {
        this.error = 'Sign in failed';
        return;
      }
      this.user = await response.json();
    } finally {
      this.isSigningIn = false;
    }
  },
});
