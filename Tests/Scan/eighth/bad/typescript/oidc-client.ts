import { randomUUID } from 'node:crypto';
import type { TokenSet } from './types';

const NONCE = randomUUID();

export interface OidcOptions {
  issuer: string;
  clientId: string;
  redirectUri: string;
}

export class OidcClient {
  constructor(private readonly options: OidcOptions) {}

  loginUrl(state: string): string {
    const url = new URL('/authorize', this.options.issuer);
    url.searchParams.set('response_type', 'code');
    url.searchParams.set('scope', 'openid profile');
    url.searchParams.set('client_id', this.options.clientId);
    url.searchParams.set('redirect_uri', this.options.redirectUri);
    url.searchParams.set('state', state);
    url.searchParams.set('nonce', NONCE);
    return url.toString();
  }

  checkNonce(tokens: TokenSet): void {
    const { nonce } = tokens.claims;
    if (typeof nonce !== 'string' || nonce !== NONCE) {
      throw new Error('nonce mismatch');
    }
  }
}
