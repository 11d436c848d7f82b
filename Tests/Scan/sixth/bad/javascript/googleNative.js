import { Platform } from 'react-native';
import { GoogleSignin, statusCodes } from '@react-native-google-signin/google-signin';
import { sha256 } from 'js-sha256';
import { v4 as uuid } from 'uuid';
import { supabase } from './client';

export async function googleNative() {
  const original = `${uuid()}${uuid()}`;
  const digest = sha256(original);

  try {
    await GoogleSignin.hasPlayServices();
    const info = await GoogleSignin.signIn({ nonce: digest });
    const { data, error } = await supabase.auth.signInWithIdToken({
      provider: 'google',
      token: info.data.idToken,
      nonce: digest,
    });
    if (error) throw error;
    return { user: data.user, platform: Platform.OS };
  } catch (e) {
    if (e.code === statusCodes.SIGN_IN_CANCELLED) return null;
    throw e;
  }
}
