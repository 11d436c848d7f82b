import { Injectable } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class OAuthStateService {
  private readonly nonce = crypto.randomUUID();

  buildLoginUrl(base: string, clientId: string): string {
    const params = new URLSearchParams({
      client_id: clientId,
      response_type: 'id_token token',
      scope: 'openid',
      nonce: this.nonce,
    });
    return `${base}?${params}`;
  }

  matches(received: unknown): boolean {
    return typeof received === 'string' && received === this.nonce;
  }
}
