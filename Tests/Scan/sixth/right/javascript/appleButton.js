import appleAuth from '@invertase/react-native-apple-authentication';
import auth from '@react-native-firebase/auth';
import { Alert } from 'react-native';

export async function appleButton() {
  const response = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.EMAIL],
  });

  const { identityToken, nonce, user } = response;
  const state = await appleAuth.getCredentialStateForUser(user);
  if (state !== appleAuth.State.AUTHORIZED) {
    Alert.alert('Apple', 'The account is not authorized.');
    return null;
  }
  if (!identityToken || !nonce) {
    throw new Error('Apple returned an incomplete answer');
  }

  const credential = auth.AppleAuthProvider.credential(identityToken, nonce);
  return auth().signInWithCredential(credential);
}
