import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';

export interface Session {
  id: string;
  accessToken: string;
  expiresAt: number;
}

export function newSessionId(): string {
  return randomBytes(32).toString('hex');
}

/** The access token was issued to us over TLS a moment ago; only its lifetime is of interest. */
export function toSession(accessToken: string): Session {
  const { exp } = decodeJwt(accessToken);
  return {
    id: newSessionId(),
    accessToken,
    expiresAt: (exp ?? Math.floor(Date.now() / 1000) + 300) * 1000,
  };
}

export const secondsLeft = (session: Session, now = Date.now()): number =>
  Math.max(0, Math.floor((session.expiresAt - now) / 1000));
