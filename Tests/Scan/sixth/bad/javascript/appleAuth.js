import appleAuth from '@invertase/react-native-apple-authentication';
import auth from '@react-native-firebase/auth';

const POOL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function makeNonce(length) {
  let out = '';
  while (out.length < length) {
    out += POOL[Math.floor(Math.random() * POOL.length)];
  }
  return out;
}

export async function onAppleButtonPress() {
  const rawNonce = makeNonce(32);
  const res = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.FULL_NAME, appleAuth.Scope.EMAIL],
    rawNonce,
  });

  if (!res.identityToken) {
    throw new Error('Apple Sign-In failed - no identity token returned');
  }

  const credential = auth.AppleAuthProvider.credential(res.identityToken, rawNonce);
  return auth().signInWithCredential(credential);
}
