import auth from '@react-native-firebase/auth';
import { appleAuth } from '@invertase/react-native-apple-authentication';

export async function onAppleButtonPress() {
  const res = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.FULL_NAME, appleAuth.Scope.EMAIL],
  });
  if (!res.identityToken) {
    throw new Error('Apple gave no identity token');
  }
  const nonce = res.nonce ?? '';
  return auth().signInWithCredential(auth.AppleAuthProvider.credential(res.identityToken, nonce));
}
