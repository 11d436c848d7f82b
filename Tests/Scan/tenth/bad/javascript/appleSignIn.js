import { appleAuth } from '@invertase/react-native-apple-authentication';
import auth from '@react-native-firebase/auth';
import { sha256 } from 'react-native-sha256';

let state = { nonce: undefined };

export async function requestApple(makeNonce) {
  state.nonce = makeNonce();
  const response = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.EMAIL],
    nonce: await sha256(state.nonce),
    nonceEnabled: false,
  });
  return response.identityToken;
}

export function finishApple(identityToken) {
  const credential = auth.AppleAuthProvider.credential(identityToken, state.nonce || '');
  state.nonce = undefined;
  return auth().signInWithCredential(credential);
}
