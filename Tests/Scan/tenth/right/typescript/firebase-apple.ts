import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';
import { appleAuth } from '@invertase/react-native-apple-authentication';
import { sha256 } from 'js-sha256';
import { randomUUID } from 'expo-crypto';

export async function signInWithApple() {
  const rawNonce = randomUUID();

  const res = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.EMAIL],
    nonce: sha256(rawNonce),
    nonceEnabled: false,
  });
  if (!res.identityToken) throw new Error('no identity token');

  const credential = new OAuthProvider('apple.com').credential({
    idToken: res.identityToken,
    rawNonce,
  });
  return signInWithCredential(getAuth(), credential);
}
