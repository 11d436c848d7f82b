import { useCallback, useState } from 'react';
import * as AppleAuthentication from 'expo-apple-authentication';
import { OAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth } from '../firebase';
import { randomNonce, sha256 } from '../utils/nonce';

export function useAppleSignIn() {
  const [loading, setLoading] = useState(false);

  const signIn = useCallback(async () => {
    setLoading(true);
    try {
      const rawNonce = randomNonce();
      const apple = await AppleAuthentication.signInAsync({
        requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
        nonce: await sha256(rawNonce),
      });
      if (!apple.identityToken) {
        throw new Error('no identity token');
      }
      const credential = new OAuthProvider('apple.com').credential({
        idToken: apple.identityToken,
        rawNonce,
      });
      return await signInWithCredential(auth, credential);
    } finally {
      setLoading(false);
    }
  }, []);

  return { signIn, loading };
}
