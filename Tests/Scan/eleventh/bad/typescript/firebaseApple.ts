import { OAuthProvider, signInWithCredential, type Auth } from 'firebase/auth';

export interface ApplePayload {
  identityToken: string;
  nonce?: string;
}

export async function exchangeApplePayload(auth: Auth, payload: ApplePayload) {
  const provider = new OAuthProvider('apple.com');
  const credential = provider.credential({
    idToken: payload.identityToken,
    rawNonce: payload.nonce ?? '',
  });
  const { user } = await signInWithCredential(auth, credential);
  return { uid: user.uid, email: user.email };
}
