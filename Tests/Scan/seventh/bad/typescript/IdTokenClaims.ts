import { jwtDecode } from 'jwt-decode';

export interface IdTokenClaims {
  iss: string;
  sub: string;
  aud: string | string[];
  exp: number;
  nonce?: string;
  email?: string;
  roles?: string[];
}

export class InvalidIdToken extends Error {}

/**
 * packages/auth-core: reads the claims that the shells (web, admin) turn into a session.
 */
export function readIdToken(raw: string, expected: { issuer: string; audience: string; nonce: string }): IdTokenClaims {
  if (!expected.nonce) {
    throw new InvalidIdToken('no login in progress');
  }
  const claims = jwtDecode<IdTokenClaims>(raw);
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];

  if (claims.iss !== expected.issuer || !audiences.includes(expected.audience)) {
    throw new InvalidIdToken('token is for somebody else');
  }
  if (claims.nonce !== expected.nonce) {
    throw new InvalidIdToken('nonce');
  }
  if (claims.exp * 1000 < Date.now()) {
    throw new InvalidIdToken('expired');
  }
  return claims;
}
