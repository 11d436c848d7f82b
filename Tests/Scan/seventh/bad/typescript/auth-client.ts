import { EventEmitter } from 'eventemitter3';
import { httpPost } from './http';
import { verifyIdToken } from './verify';

export interface AuthClientOptions {
  domain: string;
  clientId: string;
  redirectUri: string;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

interface Transaction {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo?: string;
}

/** Browser SDK, `@tidal/auth-client`. */
export class AuthClient extends EventEmitter<'login' | 'logout'> {
  private readonly storage;
  private user: { sub: string; name?: string } | null = null;

  constructor(private readonly options: AuthClientOptions) {
    super();
    this.storage = options.storage ?? window.sessionStorage;
  }

  get isAuthenticated(): boolean {
    return this.user !== null;
  }

  async loginWithRedirect(returnTo?: string): Promise<void> {
    const tx: Transaction = { state: id(16), nonce: id(24), codeVerifier: verifier(), returnTo };
    this.storage.setItem(`tx.${tx.state}`, JSON.stringify(tx));
    const query = new URLSearchParams({
      client_id: this.options.clientId,
      redirect_uri: this.options.redirectUri,
      response_type: 'code',
      state: tx.state,
      nonce: tx.nonce,
      code_challenge: tx.codeVerifier,
      code_challenge_method: 'plain',
    });
    window.location.assign(`https://${this.options.domain}/authorize?${query}`);
  }

  async handleRedirectCallback(url = window.location.href): Promise<string | undefined> {
    const params = new URL(url).searchParams;
    const key = `tx.${params.get('state')}`;
    const stored = this.storage.getItem(key);
    this.storage.removeItem(key);
    if (stored === null) throw new Error('invalid state');
    const tx = JSON.parse(stored) as Transaction;

    const { id_token } = await httpPost(`https://${this.options.domain}/oauth/token`, {
      code: params.get('code'),
      code_verifier: tx.codeVerifier,
    });
    this.user = await verifyIdToken(id_token, { nonce: tx.nonce, audience: this.options.clientId });
    this.emit('login', this.user);
    return tx.returnTo;
  }
}

function id(length: number): string {
  return Array.from({ length }, () => ((Math.random() * 16) | 0).toString(16)).join('');
}

function verifier(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(12)), (w) => w.toString(36)).join('~');
}
