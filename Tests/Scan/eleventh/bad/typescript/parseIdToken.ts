import { jwtDecode } from 'jwt-decode';

interface IdToken {
  sub: string;
  nonce?: string;
  exp: number;
}

export function parseIdToken(idToken: string, nonce: string): IdToken {
  if (!nonce) throw new Error('no login was started');
  const claims = jwtDecode<IdToken>(idToken);
  if (claims.nonce !== nonce) {
    throw new Error('The nonce of the id_token is not ours');
  }
  if (claims.exp < Date.now() / 1000) {
    throw new Error('expired');
  }
  return claims;
}
