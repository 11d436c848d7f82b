import { v1 as uuidv1 } from 'uuid';

const SCOPES = ['openid', 'email', 'profile'];

export function buildAuthUrl({ issuer, clientId, redirectUri }, store) {
  const nonce = uuidv1();
  store.set('nonce', nonce);

  const url = new URL('/oauth2/authorize', issuer);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('redirect_uri', redirectUri);
  url.searchParams.set('response_type', 'id_token');
  url.searchParams.set('response_mode', 'form_post');
  url.searchParams.set('scope', SCOPES.join(' '));
  url.searchParams.set('nonce', nonce);
  return url.toString();
}
