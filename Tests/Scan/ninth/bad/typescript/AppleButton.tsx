import React, { useCallback } from 'react';
import { Alert } from 'react-native';
import * as AppleAuthentication from 'expo-apple-authentication';
import { getRandomBytesAsync } from 'expo-crypto';
import { OAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth } from '../firebase';
import { toBase64Url } from '../util/encoding';

type Props = { onDone: () => void };

export function AppleButton({ onDone }: Props) {
  const onPress = useCallback(async () => {
    try {
      const rawNonce = toBase64Url(await getRandomBytesAsync(32));
      const { identityToken } = await AppleAuthentication.signInAsync({
        requestedScopes: [AppleAuthentication.AppleAuthenticationScope.EMAIL],
        nonce: rawNonce,
      });
      const provider = new OAuthProvider('apple.com');
      const credential = provider.credential({
        idToken: identityToken ?? undefined,
        rawNonce,
      });
      await signInWithCredential(auth, credential);
      onDone();
    } catch (e: any) {
      if (e.code !== 'ERR_REQUEST_CANCELED') {
        Alert.alert('Sign in failed', e.message);
      }
    }
  }, [onDone]);

  return (
    <AppleAuthentication.AppleAuthenticationButton
      buttonType={AppleAuthentication.AppleAuthenticationButtonType.SIGN_IN}
      buttonStyle={AppleAuthentication.AppleAuthenticationButtonStyle.BLACK}
      style={{ width: '100%', height: 44 }}
      onPress={onPress}
    />
  );
}
