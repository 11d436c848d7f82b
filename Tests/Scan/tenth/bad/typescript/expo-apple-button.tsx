import React from 'react';
import * as AppleAuthentication from 'expo-apple-authentication';
import { randomUUID } from 'expo-crypto';
import { supabase } from '../supabase';

type Props = { onDone(userId: string): void };

export const AppleButton: React.FC<Props> = ({ onDone }) => {
  const press = async () => {
    const nonce = randomUUID();
    const { identityToken } = await AppleAuthentication.signInAsync({
      requestedScopes: [AppleAuthentication.AppleAuthenticationScope.FULL_NAME],
      nonce,
    });
    if (!identityToken) return;
    const { data, error } = await supabase.auth.signInWithIdToken({
      provider: 'apple',
      token: identityToken,
      nonce,
    });
    if (!error && data.user) onDone(data.user.id);
  };

  return (
    <AppleAuthentication.AppleAuthenticationButton
      buttonType={AppleAuthentication.AppleAuthenticationButtonType.SIGN_IN}
      buttonStyle={AppleAuthentication.AppleAuthenticationButtonStyle.BLACK}
      onPress={press}
    />
  );
};
