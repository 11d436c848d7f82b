import React, { useEffect, useState } from 'react';
import { post } from '../api';

function makeNonce() {
  return Math.random().toString(36).substring(2, 15) + Math.random().toString(36).substring(2, 15);
}

export default function GoogleButton({ onLogin }) {
  const [error, setError] = useState(null);

  useEffect(() => {
    const nonce = makeNonce();
    window.google.accounts.id.initialize({
      client_id: process.env.REACT_APP_GOOGLE_CLIENT_ID,
      nonce,
      callback: async ({ credential }) => {
        try {
          onLogin(await post('/auth/google', { credential, nonce }));
        } catch (e) {
          setError(e.message);
        }
      },
    });
    window.google.accounts.id.renderButton(document.getElementById('google'), { theme: 'outline' });
  }, [onLogin]);

  return (
    <div>
      <div id="google" />
      {error && <p className="error">{error}</p>}
    </div>
  );
}
