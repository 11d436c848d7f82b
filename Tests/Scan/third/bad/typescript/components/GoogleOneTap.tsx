'use client';

import Script from 'next/script';
import { createClient } from '@/utils/supabase/client';
import type { CredentialResponse } from 'google-one-tap';
import { useRouter } from 'next/navigation';

// generate nonce to use for google id token sign-in
const generateNonce = async (): Promise<[string, string]> => {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  const encoded = new TextEncoder().encode(nonce);
  const digest = await crypto.subtle.digest('SHA-256', encoded);
  const hashedNonce = Array.from(new Uint8Array(digest))
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
  return [nonce, hashedNonce];
};

export default function GoogleOneTap() {
  const supabase = createClient();
  const router = useRouter();

  const initialize = async () => {
    const [, hashedNonce] = await generateNonce();
    google.accounts.id.initialize({
      client_id: process.env.NEXT_PUBLIC_GOOGLE_CLIENT_ID!,
      nonce: hashedNonce,
      use_fedcm_for_prompt: true,
      callback: async (response: CredentialResponse) => {
        const { error } = await supabase.auth.signInWithIdToken({
          provider: 'google',
          token: response.credential,
          nonce: hashedNonce,
        });
        if (error) {
          console.error('One Tap login failed', error);
          return;
        }
        router.push('/');
      },
    });
    google.accounts.id.prompt();
  };

  return <Script onReady={initialize} src="https://accounts.google.com/gsi/client" />;
}
