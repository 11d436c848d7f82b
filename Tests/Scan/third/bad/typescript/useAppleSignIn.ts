import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { useCallback, useState } from 'react';
import { supabase } from '../lib/supabase';

export function useAppleSignIn() {
  const [pending, setPending] = useState(false);

  const signIn = useCallback(async () => {
    setPending(true);
    try {
      const rawNonce = Crypto.randomUUID();
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
      const { error } = await supabase.auth.signInWithIdToken({
        provider: 'apple',
        token: credential.identityToken,
        nonce: rawNonce,
      });
      if (error) throw error;
    } finally {
      setPending(false);
    }
  }, []);

  return { signIn, pending };
}
