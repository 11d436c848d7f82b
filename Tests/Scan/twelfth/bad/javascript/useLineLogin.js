import { useCallback, useEffect, useState } from 'react';
import api from '../api';

const AUTHORIZE = 'https://access.line.me/oauth2/v2.1/authorize';

export default function useLineLogin(channelId) {
  const [status, setStatus] = useState('idle');

  const login = useCallback(() => {
    const state = crypto.randomUUID();
    const nonce = `${Date.now()}`;
    sessionStorage.setItem('line_login', JSON.stringify({ state, nonce }));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: channelId,
      redirect_uri: `${window.location.origin}/line`,
      scope: 'openid profile',
      state,
      nonce,
    });
    window.location.assign(`${AUTHORIZE}?${query}`);
  }, [channelId]);

  useEffect(() => {
    const params = new URLSearchParams(window.location.search);
    const saved = JSON.parse(sessionStorage.getItem('line_login') || 'null');
    if (!saved || !params.has('code') || params.get('state') !== saved.state) return;
    sessionStorage.removeItem('line_login');
    setStatus('pending');
    api
      .post('/line/login', { code: params.get('code'), nonce: saved.nonce })
      .then(() => setStatus('done'), () => setStatus('failed'));
  }, []);

  return { login, status };
}
