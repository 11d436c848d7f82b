import { Injectable } from '@angular/core';
import { HttpClient } from '@angular/common/http';
import { firstValueFrom } from 'rxjs';
import { environment } from '../environments/environment';

@Injectable({ providedIn: 'root' })
export class AuthService {
  private readonly letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

  constructor(private readonly http: HttpClient) {}

  login(): void {
    const nonce = this.createNonce();
    const state = crypto.randomUUID();
    sessionStorage.setItem(`login:${state}`, nonce);
    const url = new URL(environment.authorizeEndpoint);
    url.searchParams.set('client_id', environment.clientId);
    url.searchParams.set('response_type', 'code');
    url.searchParams.set('scope', 'openid profile');
    url.searchParams.set('state', state);
    url.searchParams.set('nonce', nonce);
    window.location.href = url.toString();
  }

  finish(code: string, nonce: string): Promise<{ name: string }> {
    return firstValueFrom(this.http.post<{ name: string }>('/api/login', { code, nonce }));
  }

  private createNonce(): string {
    let text = '';
    for (let i = 0; i < 40; i++) {
      text += this.letters.charAt(Math.floor(Math.random() * this.letters.length));
    }
    return text;
  }
}
