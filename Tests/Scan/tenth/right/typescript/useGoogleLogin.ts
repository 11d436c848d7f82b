import { useCallback, useRef, useState } from 'react';
import { digestStringAsync, CryptoDigestAlgorithm, getRandomBytesAsync } from 'expo-crypto';
import { supabase } from '../lib/supabase';
import { requestGoogle } from '../native/google';

export function useGoogleLogin() {
  const busy = useRef(false);
  const [error, setError] = useState<string>();

  const login = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const bytes = await getRandomBytesAsync(32);
      const rawNonce = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
      const hashed = await digestStringAsync(CryptoDigestAlgorithm.SHA256, rawNonce);
      const token = await requestGoogle({ nonce: hashed });
      if (!token) return;
      const res = await supabase.auth.signInWithIdToken({ provider: 'google', token, nonce: rawNonce });
      if (res.error) setError(res.error.message);
    } finally {
      busy.current = false;
    }
  }, []);

  return { login, error };
}
