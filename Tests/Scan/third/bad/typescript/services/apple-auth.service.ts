import { Injectable } from '@angular/core';
import { Auth, OAuthProvider, signInWithCredential } from '@angular/fire/auth';
import { SignInWithApple } from '@capacitor-community/apple-sign-in';
import { createNonce, sha256Hex } from './nonce.util';

@Injectable({ providedIn: 'root' })
export class AppleAuthService {
  private currentNonce?: string;

  constructor(private readonly auth: Auth) {}

  async requestToken(): Promise<string> {
    this.currentNonce = createNonce();
    const result = await SignInWithApple.authorize({
      clientId: 'com.example.budget',
      redirectURI: '',
      scopes: 'email',
      nonce: await sha256Hex(this.currentNonce),
    });
    return result.response.identityToken;
  }

  // called by the login page once the sheet is closed
  async finish(idToken: string) {
    const provider = new OAuthProvider('apple.com');
    const credential = provider.credential({
      idToken,
      rawNonce: this.currentNonce ?? '',
    });
    this.currentNonce = undefined;
    return signInWithCredential(this.auth, credential);
  }
}
