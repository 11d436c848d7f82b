import { GoogleSignin } from '@react-native-google-signin/google-signin';
import * as Crypto from 'expo-crypto';
import { useCallback, useRef, useState } from 'react';
import { supabase } from '../lib/supabase';

export function useGoogleAuth(webClientId: string) {
  const running = useRef(false);
  const [error, setError] = useState<Error | null>(null);

  const signIn = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      const rawNonce = Crypto.randomUUID();
      const nonce = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, rawNonce);
      GoogleSignin.configure({ webClientId, nonce } as object);
      const { data } = await GoogleSignin.signIn();
      if (!data?.idToken) return;
      const result = await supabase.auth.signInWithIdToken({
        provider: 'google',
        token: data.idToken,
        nonce: rawNonce,
      });
      if (result.error) throw result.error;
    } catch (e) {
      setError(e as Error);
    } finally {
      running.current = false;
    }
  }, [webClientId]);

  return { signIn, error };
}
