import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';

export async function expoAppleSignIn() {
  const rawNonce = Crypto.randomUUID();
  const hashedNonce = await Crypto.digestStringAsync(
    Crypto.CryptoDigestAlgorithm.SHA256,
    rawNonce,
  );
  console.debug('apple nonce', hashedNonce.length);

  const apple = await AppleAuthentication.signInAsync({
    requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
    nonce: rawNonce,
  });

  const provider = new OAuthProvider('apple.com');
  const credential = provider.credential({ idToken: apple.identityToken!, rawNonce });
  return signInWithCredential(getAuth(), credential);
}
