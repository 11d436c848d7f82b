import { randomUUID } from 'node:crypto';
import type { Session, TokenSet } from './types';

export class OidcClient {
  constructor(
    private readonly issuer: string,
    private readonly clientId: string,
  ) {}

  loginUrl(session: Session): string {
    const nonce = randomUUID();
    session.nonce = nonce;
    const url = new URL('/authorize', this.issuer);
    url.searchParams.set('response_type', 'code');
    url.searchParams.set('client_id', this.clientId);
    url.searchParams.set('nonce', nonce);
    return url.toString();
  }

  checkNonce(session: Session, tokens: TokenSet): void {
    const expected = session.nonce;
    session.nonce = undefined;
    if (!expected || tokens.claims.nonce !== expected) {
      throw new Error('nonce mismatch');
    }
  }
}
