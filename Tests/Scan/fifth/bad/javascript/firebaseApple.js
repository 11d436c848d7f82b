import appleAuth from '@invertase/react-native-apple-authentication';
import auth from '@react-native-firebase/auth';

export async function onAppleButtonPress() {
  const response = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.EMAIL],
  });
  const { identityToken, nonce } = response;
  if (!identityToken) {
    throw new Error('Apple Sign-In failed');
  }
  const credential = auth.AppleAuthProvider.credential(identityToken, nonce || '');
  return auth().signInWithCredential(credential);
}
