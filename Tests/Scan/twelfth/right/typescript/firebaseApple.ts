import { appleAuth } from '@invertase/react-native-apple-authentication';
import auth, { FirebaseAuthTypes } from '@react-native-firebase/auth';

export async function onAppleButtonPress(): Promise<FirebaseAuthTypes.UserCredential> {
  const response = await appleAuth.performRequest({
    requestedOperation: appleAuth.Operation.LOGIN,
    requestedScopes: [appleAuth.Scope.FULL_NAME, appleAuth.Scope.EMAIL],
  });

  if (!response.identityToken) {
    throw new Error('Apple Sign-In failed - no identity token returned');
  }

  const { identityToken, nonce } = response;
  const credential = auth.AppleAuthProvider.credential(identityToken, nonce);
  return auth().signInWithCredential(credential);
}

export function subscribeRevoked(onRevoked: () => void): () => void {
  if (!appleAuth.isSupported) return () => undefined;
  return appleAuth.onCredentialRevoked(async () => {
    await auth().signOut();
    onRevoked();
  });
}
