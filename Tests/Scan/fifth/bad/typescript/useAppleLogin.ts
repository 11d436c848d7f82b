import * as AppleAuthentication from 'expo-apple-authentication';
import { useRef } from 'react';
import { supabase } from '../lib/supabase';

export function useAppleLogin() {
  const nonceRef = useRef<string | null>(null);

  async function finish(credential: AppleAuthentication.AppleAuthenticationCredential) {
    if (!credential.identityToken) throw new Error('no identity token');
    const { error } = await supabase.auth.signInWithIdToken({
      provider: 'apple',
      token: credential.identityToken,
      nonce: nonceRef.current ?? '',
    });
    nonceRef.current = null;
    if (error) throw error;
  }

  return { nonceRef, finish };
}
