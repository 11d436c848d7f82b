import { SupabaseClient } from '@supabase/supabase-js';

declare const google: { accounts: { id: { initialize(o: object): void; prompt(): void } } };

async function generateNonce(): Promise<[string, string]> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  const encoded = new TextEncoder().encode(nonce);
  const digest = await crypto.subtle.digest('SHA-256', encoded);
  const hashed = Array.from(new Uint8Array(digest))
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
  return [nonce, hashed];
}

export async function initOneTap(supabase: SupabaseClient, clientId: string, onDone: () => void) {
  const [, hashedNonce] = await generateNonce();
  google.accounts.id.initialize({
    client_id: clientId,
    nonce: hashedNonce,
    use_fedcm_for_prompt: true,
    callback: async (response: { credential: string }) => {
      const { error } = await supabase.auth.signInWithIdToken({
        provider: 'google',
        token: response.credential,
        nonce: hashedNonce,
      });
      if (error) {
        console.error('Error logging in with Google One Tap', error);
        return;
      }
      onDone();
    },
  });
  google.accounts.id.prompt();
}
