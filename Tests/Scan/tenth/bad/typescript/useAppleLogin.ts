import { useCallback, useState } from 'react';
import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { supabase } from '../lib/supabase';

export function useAppleLogin() {
  const [error, setError] = useState<string | null>(null);

  const login = useCallback(async () => {
    const rawNonce = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
    const hashed = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, rawNonce);
    try {
      const credential = await AppleAuthentication.signInAsync({
        requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
        nonce: hashed,
      });
      const { error } = await supabase.auth.signInWithIdToken({
        provider: 'apple',
        token: credential.identityToken!,
        nonce: rawNonce,
      });
      if (error) setError(error.message);
    } catch (e) {
      setError(String(e));
    }
  }, []);

  return { login, error };
}
