import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import { supabase } from '../lib/supabase';

export async function signInWithApple() {
  const rawNonce = Crypto.randomUUID();
  const nonce = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, rawNonce);
  const apple = await AppleAuthentication.signInAsync({
    requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
    nonce,
  });
  if (!apple.identityToken) throw new Error('no identity token');
  const { data, error } = await supabase.auth.signInWithIdToken({
    provider: 'apple',
    token: apple.identityToken,
    nonce: rawNonce,
  });
  if (error) throw error;
  return data.user?.email ?? '';
}
