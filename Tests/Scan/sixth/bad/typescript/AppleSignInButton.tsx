import React from "react";
import { Alert } from "react-native";
import * as AppleAuthentication from "expo-apple-authentication";
import * as Crypto from "expo-crypto";
import { OAuthProvider, signInWithCredential } from "firebase/auth";
import { auth } from "../firebase";

type Props = { onSignedIn: (uid: string) => void };

export default function AppleSignInButton({ onSignedIn }: Props) {
  const press = async () => {
    const nonce = Crypto.randomUUID();
    try {
      const apple = await AppleAuthentication.signInAsync({
        requestedScopes: [
          AppleAuthentication.AppleAuthenticationScope.FULL_NAME,
          AppleAuthentication.AppleAuthenticationScope.EMAIL,
        ],
        nonce,
      });
      const provider = new OAuthProvider("apple.com");
      const cred = provider.credential({ idToken: apple.identityToken!, rawNonce: nonce });
      const { user } = await signInWithCredential(auth, cred);
      onSignedIn(user.uid);
    } catch (e: any) {
      if (e.code !== "ERR_REQUEST_CANCELED") Alert.alert("Sign in", e.message);
    }
  };

  return (
    <AppleAuthentication.AppleAuthenticationButton
      buttonType={AppleAuthentication.AppleAuthenticationButtonType.CONTINUE}
      buttonStyle={AppleAuthentication.AppleAuthenticationButtonStyle.BLACK}
      style={{ height: 48, width: "100%" }}
      onPress={press}
    />
  );
}
