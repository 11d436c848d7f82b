import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';
import * as SecureStore from 'expo-secure-store';
import React, { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { api } from '../api';
import { ThemeProvider } from '../theme';

interface AuthContextValue {
  user: { id: string; name: string } | null;
  signIn: () => Promise<void>;
  signOut: () => Promise<void>;
}

const AuthContext = createContext<AuthContextValue | null>(null);
const COLOURS = ['#f94144', '#f3722c', '#f8961e', '#90be6d', '#577590'];

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => ('0' + b.toString(16)).slice(-2)).join('');

export function AuthProvider({ children }: { children: React.ReactNode }) {
  const [user, setUser] = useState<AuthContextValue['user']>(null);
  const [accent] = useState(() => COLOURS[Math.floor(Math.random() * COLOURS.length)]);
  const inFlight = useRef(false);

  const signIn = useCallback(async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      const rawNonce = toHex(Crypto.getRandomBytes(24));
      const { identityToken, fullName } = await AppleAuthentication.signInAsync({
        requestedScopes: [AppleAuthentication.AppleAuthenticationScope.FULL_NAME],
        nonce: await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, rawNonce),
      });
      if (!identityToken) {
        throw new Error('Apple returned no identity token');
      }
      const session = await api.post('/session/apple', { identityToken, rawNonce });
      await SecureStore.setItemAsync('refresh', session.refreshToken);
      setUser({ id: session.userId, name: fullName?.givenName ?? '' });
    } finally {
      inFlight.current = false;
    }
  }, []);

  const signOut = useCallback(async () => {
    await SecureStore.deleteItemAsync('refresh');
    setUser(null);
  }, []);

  const value = useMemo(() => ({ user, signIn, signOut }), [user, signIn, signOut]);
  return (
    <AuthContext.Provider value={value}>
      <ThemeProvider accent={accent}>{children}</ThemeProvider>
    </AuthContext.Provider>
  );
}

export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext);
  if (!value) throw new Error('AuthProvider is missing');
  return value;
}
