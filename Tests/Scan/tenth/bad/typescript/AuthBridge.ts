import { NativeEventEmitter, NativeModules } from 'react-native';

type Tokens = { idToken: string; accessToken: string };

const { AcmeAuth } = NativeModules;
const events = new NativeEventEmitter(AcmeAuth);

export function signIn(nonce: string): Promise<Tokens> {
  return new Promise<Tokens>((resolve, reject) => {
    AcmeAuth.signIn(nonce, (err: string | null, result?: Tokens) => {
      if (err) {
        reject(new Error(err));
      }
      resolve(result as Tokens);
    });
  });
}

export function onSignedOut(listener: () => void) {
  const sub = events.addListener('signedOut', listener);
  return () => sub.remove();
}
