import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { useRef } from 'react';
import { supabase } from '../lib/supabase';

export function useSignIn() {
  const busy = useRef(false);

  return async function signIn(): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    try {
      const rawNonce = Crypto.randomUUID();
      const hashedNonce = await Crypto.digestStringAsync(
        Crypto.CryptoDigestAlgorithm.SHA256,
        rawNonce,
      );
      const credential = await AppleAuthentication.signInAsync({ nonce: hashedNonce });
      if (!credential.identityToken) {
        return false;
      }
      const { error } = await supabase.auth.signInWithIdToken({
        provider: 'apple',
        token: credential.identityToken,
        nonce: rawNonce,
      });
      return !error;
    } finally {
      busy.current = false;
    }
  };
}
