import { Injectable } from '@angular/core';
import { Auth, OAuthProvider, UserCredential, signInWithCredential } from '@angular/fire/auth';
import { SignInWithApple } from '@capacitor-community/apple-sign-in';
import { createNonce, sha256Hex } from './nonce.util';

@Injectable({ providedIn: 'root' })
export class AppleService {
  private pendingNonce: string | null = null;

  constructor(private readonly auth: Auth) {}

  async requestToken(): Promise<string> {
    const rawNonce = createNonce();
    this.pendingNonce = rawNonce;
    const { response } = await SignInWithApple.authorize({
      clientId: 'com.example.notes',
      redirectURI: '',
      scopes: 'email name',
      nonce: await sha256Hex(rawNonce),
    });
    return response.identityToken;
  }

  async finish(idToken: string): Promise<UserCredential> {
    const rawNonce = this.pendingNonce;
    this.pendingNonce = null;
    if (!rawNonce) {
      throw new Error('finish() was called without a pending sign-in');
    }
    const credential = new OAuthProvider('apple.com').credential({ idToken, rawNonce });
    return signInWithCredential(this.auth, credential);
  }
}
