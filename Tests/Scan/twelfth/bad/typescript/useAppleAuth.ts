import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { useState } from 'react';
import { supabase } from '../lib/supabase';

export function useAppleAuth() {
  const [error, setError] = useState<string | null>(null);

  async function signIn(): Promise<void> {
    setError(null);
    const rawNonce = Crypto.randomUUID();
    try {
      const credential = await AppleAuthentication.signInAsync({
        requestedScopes: [
          AppleAuthentication.AppleAuthenticationScope.FULL_NAME,
          AppleAuthentication.AppleAuthenticationScope.EMAIL,
        ],
        nonce: rawNonce,
      });
      if (!credential.identityToken) {
        throw new Error('No identityToken.');
      }
      const { error: authError } = await supabase.auth.signInWithIdToken({
        provider: 'apple',
        token: credential.identityToken,
        nonce: rawNonce,
      });
      if (authError) throw authError;
    } catch (e) {
      if ((e as { code?: string }).code !== 'ERR_REQUEST_CANCELED') {
        setError((e as Error).message);
      }
    }
  }

  return { signIn, error };
}
