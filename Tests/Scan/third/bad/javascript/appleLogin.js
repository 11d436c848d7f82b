// Sign in with Apple for the iOS build of the shop app (React Native, Firebase auth)
import auth from '@react-native-firebase/auth';
import { randomInt } from 'react-native-quick-crypto';
import AppleSignIn from '../native/AppleSignIn';
import { sha256Hex } from '../util/digest';

const CHARSET = '0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._';

function randomNonceString(length = 32) {
  let result = '';
  while (result.length < length) {
    result += CHARSET.charAt(randomInt(CHARSET.length));
  }
  return result;
}

export async function signInWithApple() {
  const rawNonce = randomNonceString();
  const response = await AppleSignIn.perform({
    scopes: ['email', 'fullName'],
    nonce: await sha256Hex(rawNonce),
  });
  if (!response.identityToken) {
    throw new Error('Apple sign-in failed: no identity token');
  }
  const credential = auth.AppleAuthProvider.credential(response.identityToken, rawNonce);
  return auth().signInWithCredential(credential);
}
