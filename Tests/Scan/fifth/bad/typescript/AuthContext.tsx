import React, { createContext, useContext, useState } from 'react';

type Auth = { user: string | null; login: () => Promise<void> };
const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: React.ReactNode }) {
  const [user, setUser] = useState<string | null>(null);

  async function login() {
    const nonce = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
    sessionStorage.setItem('oidc', JSON.stringify({ nonce, at: Date.now() }));
    const res = await fetch(`/auth/start?nonce=${encodeURIComponent(nonce)}`);
    const body = await res.json();
    setUser(body.user);
  }

  return <AuthContext.Provider value={{ user, login }}>{children}</AuthContext.Provider>;
}

export const useAuth = () => useContext(AuthContext);
