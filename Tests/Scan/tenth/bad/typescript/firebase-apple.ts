import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';
import { appleAuth } from '@invertase/react-native-apple-authentication';
import { sha256 } from 'js-sha256';

export async function signInWithApple(rawNonce: string) {
  const hashedNonce = sha256(rawNonce);

  const res = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.EMAIL, appleAuth.Scope.FULL_NAME],
    nonce: hashedNonce,
    nonceEnabled: false,
  });

  if (!res.identityToken) {
    throw new Error('Apple returned no identity token');
  }

  const credential = new OAuthProvider('apple.com').credential({
    idToken: res.identityToken,
    rawNonce: hashedNonce,
  });
  return signInWithCredential(getAuth(), credential);
}
