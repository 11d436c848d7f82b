import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'secure_nonce.dart';

Future<UserCredential?> loginWithApple(FirebaseAuth auth) async {
  final nonce = SecureNonce.generate();
  final AuthorizationCredentialAppleID apple;
  try {
    apple = await SignInWithApple.getAppleIDCredential(
      scopes: [AppleIDAuthorizationScopes.email],
      nonce: nonce.hashed,
    );
  } on SignInWithAppleAuthorizationException catch (e) {
    if (e.code == AuthorizationErrorCode.canceled) return null;
    rethrow;
  }
  return auth.signInWithCredential(
    OAuthProvider('apple.com').credential(idToken: apple.identityToken, rawNonce: nonce.raw),
  );
}
