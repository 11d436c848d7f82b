import React, { useRef, useState } from 'react';
import { Button, Text, View } from 'react-native';
import { GoogleSignin } from '@react-native-google-signin/google-signin';
import { useSession } from '../session';

export const LoginScreen: React.FC = () => {
  const busy = useRef(false);
  const [message, setMessage] = useState('');
  const { login } = useSession();

  const onPress = async () => {
    if (busy.current) return;
    busy.current = true;

    const response = await GoogleSignin.signIn();
    const idToken = response.data?.idToken;
    if (!idToken) return;

    try {
      await login(idToken);
    } catch (e) {
      setMessage((e as Error).message);
    }
    busy.current = false;
  };

  return (
    <View style={{ padding: 24 }}>
      <Button title="Continue with Google" onPress={onPress} />
      <Text>{message}</Text>
    </View>
  );
};
