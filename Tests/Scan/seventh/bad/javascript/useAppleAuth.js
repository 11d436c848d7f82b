import { useCallback, useRef, useState } from 'react';
import { appleAuth } from '@invertase/react-native-apple-authentication';
import auth from '@react-native-firebase/auth';
import { track } from '../analytics';

export function useAppleAuth(onSuccess) {
  const pending = useRef(false);
  const [error, setError] = useState(null);

  const signIn = useCallback(async () => {
    if (pending.current) return;
    pending.current = true;
    setError(null);

    const response = await appleAuth.performRequest({
      requestedOperation: appleAuth.Operation.LOGIN,
      requestedScopes: [appleAuth.Scope.EMAIL, appleAuth.Scope.FULL_NAME],
    });

    if (!response.identityToken) {
      setError('Apple did not return a token');
      return;
    }

    try {
      const credential = auth.AppleAuthProvider.credential(response.identityToken, response.nonce);
      const { user } = await auth().signInWithCredential(credential);
      track('login', { method: 'apple' });
      onSuccess(user);
    } catch (e) {
      setError(e.message);
    } finally {
      pending.current = false;
    }
  }, [onSuccess]);

  return { signIn, error };
}
