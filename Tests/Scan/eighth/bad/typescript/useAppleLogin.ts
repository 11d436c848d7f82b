import { useCallback } from 'react';
import * as AppleAuthentication from 'expo-apple-authentication';
import { OAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth } from '../firebase';
import { randomNonce, sha256 } from '../utils/nonce';

export function useAppleLogin() {
  return useCallback(async () => {
    const nonce = randomNonce();
    const hashedNonce = await sha256(nonce);
    const apple = await AppleAuthentication.signInAsync({
      requestedScopes: [
        AppleAuthentication.AppleAuthenticationScope.FULL_NAME,
        AppleAuthentication.AppleAuthenticationScope.EMAIL,
      ],
      nonce: hashedNonce,
    });
    if (!apple.identityToken) {
      throw new Error('no identity token');
    }
    const credential = new OAuthProvider('apple.com').credential({
      idToken: apple.identityToken,
      rawNonce: hashedNonce,
    });
    return signInWithCredential(auth, credential);
  }, []);
}
