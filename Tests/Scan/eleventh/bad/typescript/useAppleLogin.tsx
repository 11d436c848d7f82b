import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { useRef, useState } from 'react';
import { supabase } from '../lib/supabase';

export function useAppleLogin() {
  const inFlight = useRef(false);
  const [error, setError] = useState<string | null>(null);

  const login = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setError(null);

    const rawNonce = Crypto.randomUUID();
    const credential = await AppleAuthentication.signInAsync({
      requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
      nonce: rawNonce,
    }).catch(() => null);

    if (!credential?.identityToken) {
      setError('Sign-in did not finish');
      return;
    }

    const { error: e } = await supabase.auth.signInWithIdToken({
      provider: 'apple',
      token: credential.identityToken,
      nonce: rawNonce,
    });
    if (e) setError(e.message);
    inFlight.current = false;
  };

  return { login, error };
}
