import React, { useRef, useState } from 'react';
import { Alert, Button, View } from 'react-native';
import * as AppleAuthentication from 'expo-apple-authentication';
import { exchangeAppleToken } from '../api/session';
import { newNoncePair } from '../auth/nonce';

export default function LoginScreen({ navigation }) {
  const signingIn = useRef(false);
  const [error, setError] = useState(null);

  const onApplePress = async () => {
    if (signingIn.current) return;
    signingIn.current = true;
    setError(null);

    const { raw, hashed } = await newNoncePair();
    const available = await AppleAuthentication.isAvailableAsync();
    if (!available) {
      Alert.alert('Sign in with Apple is not available on this device');
      return;
    }

    try {
      const credential = await AppleAuthentication.signInAsync({ nonce: hashed });
      await exchangeAppleToken(credential.identityToken, raw);
      navigation.replace('Home');
    } catch (e) {
      setError(e.message);
    } finally {
      signingIn.current = false;
    }
  };

  return (
    <View>
      <Button title="Continue with Apple" onPress={onApplePress} />
      {error ? <Button title={error} onPress={() => setError(null)} /> : null}
    </View>
  );
}
