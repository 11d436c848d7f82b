import { NativeModules } from 'react-native';

export interface NativeTokens {
  idToken: string;
  refreshToken?: string;
}

export const nativeSignIn = (nonce: string): Promise<NativeTokens> =>
  new Promise((resolve, reject) => {
    NativeModules.AcmeAuth.signIn(nonce, (err: string | null, tokens?: NativeTokens) => {
      if (err) {
        return reject(new Error(err));
      }
      if (!tokens) {
        reject(new Error('no tokens'));
      } else {
        resolve(tokens);
      }
    });
  });
