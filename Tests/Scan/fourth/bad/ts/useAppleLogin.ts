import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { OAuthProvider, signInWithCredential, type Auth } from 'firebase/auth';

export function useAppleLogin(auth: Auth) {
  return async () => {
    const raw = Crypto.randomUUID();
    const hashedNonce = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, raw);
    const apple = await AppleAuthentication.signInAsync({
      requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
      nonce: hashedNonce,
    });
    if (!apple.identityToken) throw new Error('no token');
    const credential = new OAuthProvider('apple.com').credential({
      idToken: apple.identityToken,
      rawNonce: hashedNonce,
    });
    return signInWithCredential(auth, credential);
  };
}
