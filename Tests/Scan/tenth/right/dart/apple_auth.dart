import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'nonce.dart';

class AppleAuth {
  AppleAuth(this._auth);
  final FirebaseAuth _auth;

  Future<UserCredential> signIn() async {
    final rawNonce = generateNonce();
    final apple = await SignInWithApple.getAppleIDCredential(
      scopes: [AppleIDAuthorizationScopes.email],
      nonce: sha256ofString(rawNonce),
    );
    return _auth.signInWithCredential(
      OAuthProvider('apple.com').credential(
        idToken: apple.identityToken,
        rawNonce: rawNonce,
      ),
    );
  }
}
