import { supabase } from './supabaseClient';
import { hashNonce, randomNonce } from './nonce-browser';

export async function showOneTap(clientId, onSession, onError) {
  const rawNonce = randomNonce();
  const hashedNonce = await hashNonce(rawNonce);

  window.google.accounts.id.initialize({
    client_id: clientId,
    nonce: hashedNonce,
    callback: async ({ credential }) => {
      const { data, error } = await supabase.auth.signInWithIdToken({
        provider: 'google',
        token: credential,
        nonce: rawNonce,
      });
      if (error) {
        onError(error);
      } else {
        onSession(data.session);
      }
    },
  });
  window.google.accounts.id.prompt();
}
