import * as AppleAuthentication from 'expo-apple-authentication';
import { getRandomBytes } from 'expo-crypto';
import { Buffer } from 'buffer';
import { supabase } from './supabase';

export async function appleSignIn(): Promise<void> {
  const rawNonce = Buffer.from(getRandomBytes(32)).toString('base64');
  const credential = await AppleAuthentication.signInAsync({
    requestedScopes: [
      AppleAuthentication.AppleAuthenticationScope.FULL_NAME,
      AppleAuthentication.AppleAuthenticationScope.EMAIL,
    ],
    nonce: rawNonce,
  });
  if (credential.identityToken === null) return;
  await supabase.auth.signInWithIdToken({
    provider: 'apple',
    token: credential.identityToken,
    nonce: rawNonce,
  });
}
