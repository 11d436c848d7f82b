import React, { useState } from 'react';
import { decodeJwt } from 'jose';

export function LoginForm({ onLogin }: { onLogin: (email: string) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState('');

  async function submit(e: React.FormEvent) {
    e.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onLogin(email);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit}>
      <input value={email ?? ''} onChange={(e) => setEmail(e.target.value)} />
      <button disabled={busy}>Log in</button>
    </form>
  );
}

/** Only to show when the session ends; the server judges the token. */
export const endOfSession = (token: string) => new Date((decodeJwt(token).exp ?? 0) * 1000);
