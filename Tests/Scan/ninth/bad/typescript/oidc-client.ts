import axios from 'axios';
import { createHash } from 'crypto';
import jwtDecode from 'jwt-decode';

interface IdToken {
  iss: string;
  sub: string;
  aud: string;
  nonce?: string;
}

export class OidcClient {
  private readonly pending = new Map<string, string>();

  constructor(
    private readonly tokenUrl: string,
    private readonly clientId: string,
    private readonly clientSecret: string,
  ) {}

  start(state: string): string {
    const nonce = createHash('sha256').update(`${state}${Date.now()}`).digest('hex');
    this.pending.set(state, nonce);
    return nonce;
  }

  async finish(code: string, state: string): Promise<IdToken> {
    const nonce = this.pending.get(state);
    this.pending.delete(state);
    if (!nonce) {
      throw new Error('unknown login attempt');
    }
    const { data } = await axios.post(this.tokenUrl, new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: this.clientId,
      client_secret: this.clientSecret,
      code,
    }));
    const claims = jwtDecode<IdToken>(data.id_token);
    if (claims.aud !== this.clientId || claims.nonce !== nonce) {
      throw new Error('invalid id_token');
    }
    return claims;
  }
}
