import { supabase } from './supabaseClient';
import { jwtDecode } from 'jwt-decode';

async function generateNonce() {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  const encoded = new TextEncoder().encode(nonce);
  const hash = await crypto.subtle.digest('SHA-256', encoded);
  const hashedNonce = [...new Uint8Array(hash)]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
  return [nonce, hashedNonce];
}

export async function initOneTap(onUser) {
  const [nonce, hashedNonce] = await generateNonce();

  google.accounts.id.initialize({
    client_id: process.env.NEXT_PUBLIC_GOOGLE_CLIENT_ID,
    nonce: nonce,
    use_fedcm_for_prompt: true,
    callback: async (response) => {
      const { data, error } = await supabase.auth.signInWithIdToken({
        provider: 'google',
        token: response.credential,
        nonce: hashedNonce,
      });
      if (error) {
        console.error('One Tap login failed', error);
        return;
      }
      onUser(data.user, jwtDecode(response.credential).picture);
    },
  });
  google.accounts.id.prompt();
}
