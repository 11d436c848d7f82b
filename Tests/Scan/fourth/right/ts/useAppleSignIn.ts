import { useCallback, useRef, useState } from 'react';
import * as Apple from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { redeem } from './api';

export function useAppleSignIn() {
  const running = useRef(false);
  const [error, setError] = useState<string | null>(null);

  const signIn = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      const rawNonce = Crypto.randomUUID();
      const nonce = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, rawNonce);
      const { identityToken } = await Apple.signInAsync({ nonce });
      if (!identityToken) {
        setError('No token');
        return;
      }
      await redeem({ identityToken, rawNonce });
    } catch (e) {
      setError(String(e));
    } finally {
      running.current = false;
    }
  }, []);

  return { signIn, error };
}
