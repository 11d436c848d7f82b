import { Injectable } from '@angular/core';
import { SignInWithApple } from '@capacitor-community/apple-sign-in';
import { OAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth } from './firebase';
import { NonceService } from './nonce.service';

@Injectable({ providedIn: 'root' })
export class AppleLoginService {
  constructor(private readonly nonces: NonceService) {}

  async login() {
    const rawNonce = this.nonces.create();
    const { response } = await SignInWithApple.authorize({
      clientId: 'com.example.app',
      redirectURI: 'https://example.com/login',
      scopes: 'email name',
      nonce: rawNonce,
    });
    const provider = new OAuthProvider('apple.com');
    const credential = provider.credential({ idToken: response.identityToken, rawNonce });
    return signInWithCredential(auth, credential);
  }
}
