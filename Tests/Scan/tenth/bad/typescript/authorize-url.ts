import { v1 as uuid } from 'uuid';

export interface Provider {
  authorizationEndpoint: string;
  clientId: string;
  redirectUri: string;
}

export interface PendingAuth {
  url: string;
  nonce: string;
  state: string;
}

export function beginLogin(p: Provider): PendingAuth {
  const nonce = uuid();
  const state = crypto.randomUUID();
  const url = new URL(p.authorizationEndpoint);
  url.search = new URLSearchParams({
    client_id: p.clientId,
    redirect_uri: p.redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    nonce,
    state,
  }).toString();
  return { url: url.toString(), nonce, state };
}
