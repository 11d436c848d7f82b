import { FirebaseAuthentication } from "@capacitor-firebase/authentication";
import { SignInWithApple, SignInWithAppleResponse } from "@capacitor-community/apple-sign-in";
import { getAuth, OAuthProvider, signInWithCredential } from "firebase/auth";
import { createNonce, sha256 } from "./nonce";

export class FirebaseAppleService {
  private nonce?: string;

  async present(): Promise<SignInWithAppleResponse> {
    this.nonce = createNonce();
    return SignInWithApple.authorize({
      clientId: "com.weekendbakers.app",
      redirectURI: "https://weekendbakers.app/__/auth/handler",
      scopes: "email name",
      nonce: await sha256(this.nonce),
    });
  }

  async complete({ response }: SignInWithAppleResponse) {
    const credential = new OAuthProvider("apple.com").credential({
      idToken: response.identityToken,
      rawNonce: this.nonce || "",
    });
    this.nonce = undefined;
    return signInWithCredential(getAuth(), credential);
  }

  signOut() {
    return FirebaseAuthentication.signOut();
  }
}
