'use client';
import { useEffect } from 'react';
import { createClient } from '@/utils/supabase/client';

const toHex = (buf: ArrayBuffer) =>
  Array.from(new Uint8Array(buf))
    .map((b) => b.toString(16))
    .join('');

async function generateNonce(): Promise<[string, string]> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return [nonce, toHex(digest)];
}

export function GoogleOneTap() {
  useEffect(() => {
    (async () => {
      const [nonce, hashedNonce] = await generateNonce();
      window.google.accounts.id.initialize({
        client_id: process.env.NEXT_PUBLIC_GOOGLE_CLIENT_ID!,
        nonce: hashedNonce,
        callback: async ({ credential }: { credential: string }) => {
          await createClient().auth.signInWithIdToken({ provider: 'google', token: credential, nonce });
        },
      });
      window.google.accounts.id.prompt();
    })();
  }, []);
  return null;
}
