import { Platform } from 'react-native';
import { AuthenticationToken, LoginManager, AccessToken } from 'react-native-fbsdk-next';
import auth from '@react-native-firebase/auth';
import { sha256 } from 'react-native-sha256';
import * as Random from 'expo-crypto';

export async function facebookLogin() {
  const nonce = Random.randomUUID();
  const nonceSha256 = await sha256(nonce);
  const result = await LoginManager.logInWithPermissions(['public_profile', 'email'], 'limited', nonceSha256);
  if (result.isCancelled) return null;

  if (Platform.OS === 'ios') {
    const answer = await AuthenticationToken.getAuthenticationTokenIOS();
    if (!answer) throw new Error('Facebook returned no token');
    const credential = auth.FacebookAuthProvider.credential(answer.authenticationToken, nonce);
    return auth().signInWithCredential(credential);
  }

  const data = await AccessToken.getCurrentAccessToken();
  if (!data) throw new Error('Facebook returned no token');
  return auth().signInWithCredential(auth.FacebookAuthProvider.credential(data.accessToken));
}
