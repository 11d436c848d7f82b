import 'react-native-get-random-values';
import { appleAuth } from '@invertase/react-native-apple-authentication';
import auth from '@react-native-firebase/auth';
import { sha256 } from 'react-native-sha256';
import { v4 as uuid } from 'uuid';

export async function appleLogin() {
  const rawNonce = uuid();
  const { identityToken } = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.EMAIL],
    nonce: await sha256(rawNonce),
    nonceEnabled: false,
  });
  if (!identityToken) {
    throw new Error('Apple gave no identity token');
  }
  return auth().signInWithCredential(auth.AppleAuthProvider.credential(identityToken, rawNonce));
}
