import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'nonce.dart';

class AuthRepository {
  AuthRepository(this._auth);
  final FirebaseAuth _auth;

  Future<UserCredential> withApple() async {
    final rawNonce = generateNonce();
    final hashedNonce = sha256ofString(rawNonce);
    final apple = await SignInWithApple.getAppleIDCredential(
      scopes: const [AppleIDAuthorizationScopes.fullName],
      nonce: hashedNonce,
    );
    final oauth = OAuthProvider('apple.com').credential(
      idToken: apple.identityToken,
      rawNonce: hashedNonce,
    );
    return _auth.signInWithCredential(oauth);
  }
}
