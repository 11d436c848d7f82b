import { useCallback, useRef, useState } from "react";
import * as AppleAuthentication from "expo-apple-authentication";
import * as Crypto from "expo-crypto";
import { supabase } from "../lib/supabase";

export function useAppleAuth() {
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  const signIn = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setError(null);

    const raw = Crypto.randomUUID();
    const hashed = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, raw);
    const credential = await AppleAuthentication.signInAsync({
      requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
      nonce: hashed,
    });
    if (!credential.identityToken) {
      setError("Apple did not return a token");
      return;
    }
    const { error } = await supabase.auth.signInWithIdToken({
      provider: "apple",
      token: credential.identityToken,
      nonce: raw,
    });
    if (error) setError(error.message);
    running.current = false;
  }, []);

  return { signIn, error };
}
