export const NONCE_CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** Random value for the `nonce` of an OpenID Connect login request. */
export function createNonce(size = 43): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  let nonce = '';
  bytes.forEach((b: number) => {
    nonce += NONCE_CHARS[b % NONCE_CHARS.length];
  });
  return nonce;
}

export function authorizationUrl(issuer: string, clientId: string, redirectUri: string, nonce: string): URL {
  const url = new URL('/authorize', issuer);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('redirect_uri', redirectUri);
  url.searchParams.set('response_type', 'id_token');
  url.searchParams.set('scope', 'openid email');
  url.searchParams.set('nonce', nonce);
  return url;
}

export class NonceStore {
  constructor(private readonly storage: Map<string, string>) {}

  put(state: string, nonce: string): void {
    this.storage.set(state, nonce);
  }

  take(state: string): string | undefined {
    const nonce = this.storage.get(state);
    this.storage.delete(state);
    return nonce;
  }
}
