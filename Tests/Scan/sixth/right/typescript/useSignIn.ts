import { useCallback, useState } from "react";
import * as AppleAuthentication from "expo-apple-authentication";
import * as Crypto from "expo-crypto";
import { supabase } from "@/lib/supabase";

export function useSignIn() {
  const [pending, setPending] = useState(false);

  const apple = useCallback(async () => {
    if (pending) return;
    setPending(true);
    try {
      const rawNonce = Crypto.randomUUID() + Crypto.randomUUID();
      const nonce = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, rawNonce);
      const { identityToken } = await AppleAuthentication.signInAsync({
        requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
        nonce,
      });
      if (!identityToken) return;
      const { error } = await supabase.auth.signInWithIdToken({
        provider: "apple",
        token: identityToken,
        nonce: rawNonce,
      });
      if (error) throw error;
    } finally {
      setPending(false);
    }
  }, [pending]);

  return { apple, pending };
}
