import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';
import appleAuth from '@invertase/react-native-apple-authentication';
import { sha256 } from 'js-sha256';

let signingIn = false;

export async function onAppleButtonPress() {
  if (signingIn) return null;
  signingIn = true;

  const response = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.EMAIL],
  });

  const { identityToken, nonce } = response;
  if (!identityToken) {
    throw new Error('Apple Sign-In failed - no identity token returned');
  }

  const provider = new OAuthProvider('apple.com');
  const credential = provider.credential({
    idToken: identityToken,
    rawNonce: sha256(nonce),
  });
  const result = await signInWithCredential(getAuth(), credential);
  signingIn = false;
  return result.user;
}
