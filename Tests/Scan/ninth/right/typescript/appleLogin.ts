import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { supabase } from '../lib/supabase';

async function sha256(text: string): Promise<string> {
  return Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, text);
}

export async function appleLogin(): Promise<string> {
  const nonce = Crypto.randomUUID();
  const credential = await AppleAuthentication.signInAsync({
    requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
    nonce: await sha256(nonce),
  });
  if (!credential.identityToken) {
    throw new Error('Apple sent no identity token');
  }
  const { data, error } = await supabase.auth.signInWithIdToken({
    provider: 'apple',
    token: credential.identityToken,
    nonce,
  });
  if (error) throw error;

  const name = [credential.fullName?.givenName ?? '', credential.fullName?.familyName ?? '']
    .join(' ')
    .trim();
  if (name !== '') {
    await supabase.auth.updateUser({ data: { full_name: name } });
  }
  return data.user.id;
}
