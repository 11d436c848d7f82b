import { Injectable } from '@angular/core';
import { SignInWithApple, SignInWithAppleOptions } from '@capacitor-community/apple-sign-in';
import { firstValueFrom } from 'rxjs';
import { HttpClient } from '@angular/common/http';
import { sha256 } from '../util/sha256';
import { environment } from '../../environments/environment';

interface SessionResponse {
  accessToken: string;
  refreshToken: string;
}

@Injectable({ providedIn: 'root' })
export class AppleAuthService {
  private readonly rawNonce = crypto.randomUUID();

  constructor(private readonly http: HttpClient) {}

  async signIn(): Promise<SessionResponse> {
    const options: SignInWithAppleOptions = {
      clientId: environment.appleClientId,
      redirectURI: environment.appleRedirect,
      scopes: 'email name',
      nonce: await sha256(this.rawNonce),
    };
    const { response } = await SignInWithApple.authorize(options);

    return firstValueFrom(
      this.http.post<SessionResponse>(`${environment.api}/sessions/apple`, {
        identityToken: response.identityToken,
        rawNonce: this.rawNonce,
        name: response.givenName ?? undefined,
      }),
    );
  }
}
