import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { OAuthProvider, signInWithCredential, type Auth, type UserCredential } from 'firebase/auth';

// Expo + Firebase, the whole thing in one function

export async function signInWithApple(auth: Auth): Promise<UserCredential> {
  const nonce = Crypto.randomUUID().replace(/-/g, '');
  const digest = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, nonce);

  const apple = await AppleAuthentication.signInAsync({
    requestedScopes: [
      AppleAuthentication.AppleAuthenticationScope.FULL_NAME,
      AppleAuthentication.AppleAuthenticationScope.EMAIL,
    ],
    nonce: digest,
  });

  if (!apple.identityToken) {
    throw new Error('No identity token');
  }

  const provider = new OAuthProvider('apple.com');
  const credential = provider.credential({
    idToken: apple.identityToken,
    rawNonce: digest,
  });
  return signInWithCredential(auth, credential);
}
