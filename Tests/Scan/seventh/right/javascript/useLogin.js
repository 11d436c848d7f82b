import { useRef, useState } from 'react';
import appleAuth from '@invertase/react-native-apple-authentication';
import auth from '@react-native-firebase/auth';
import { captureException } from '@sentry/react-native';

export default function useLogin(navigation) {
  const busyRef = useRef(false);
  const [message, setMessage] = useState('');

  async function loginWithApple() {
    if (busyRef.current) return;
    busyRef.current = true;
    try {
      const response = await appleAuth.performRequest({
        requestedOperation: appleAuth.Operation.LOGIN,
        requestedScopes: [appleAuth.Scope.EMAIL],
      });
      const { identityToken, nonce } = response;
      if (!identityToken || !nonce) {
        setMessage('Apple did not return a token.');
        return;
      }
      const credential = auth.AppleAuthProvider.credential(identityToken, nonce);
      await auth().signInWithCredential(credential);
      navigation.replace('Home');
    } catch (error) {
      if (error.code !== appleAuth.Error.CANCELED) {
        captureException(error);
        setMessage('That did not work.');
      }
    } finally {
      busyRef.current = false;
    }
  }

  return { loginWithApple, message };
}
