import 'dart:convert';
import 'package:crypto/crypto.dart';
import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';
import 'secure_nonce.dart';

class AppleAuth {
  bool _running = false;

  Future<UserCredential?> signIn() async {
    if (_running) return null;
    _running = true;
    try {
      final rawNonce = secureNonce();
      final nonce = sha256.convert(utf8.encode(rawNonce)).toString();
      final apple = await SignInWithApple.getAppleIDCredential(
        scopes: [AppleIDAuthorizationScopes.email],
        nonce: nonce,
      );
      if (apple.identityToken == null) return null;
      final credential = OAuthProvider('apple.com').credential(
        idToken: apple.identityToken,
        rawNonce: rawNonce,
      );
      return await FirebaseAuth.instance.signInWithCredential(credential);
    } finally {
      _running = false;
    }
  }
}
