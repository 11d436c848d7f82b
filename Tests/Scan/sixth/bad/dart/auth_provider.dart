import 'dart:convert';

import 'package:crypto/crypto.dart';
import 'package:firebase_auth/firebase_auth.dart';
import 'package:flutter/foundation.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

class AuthProvider extends ChangeNotifier {
  User? get user => FirebaseAuth.instance.currentUser;
  String? lastError;

  Future<bool> apple() async {
    final nonce = generateNonce(length: 40);
    final nonceHash = sha256.convert(utf8.encode(nonce)).toString();
    try {
      final result = await SignInWithApple.getAppleIDCredential(
        scopes: const [AppleIDAuthorizationScopes.fullName],
        nonce: nonceHash,
      );
      final credential = OAuthProvider('apple.com').credential(
        idToken: result.identityToken,
        accessToken: result.authorizationCode,
        rawNonce: nonceHash,
      );
      await FirebaseAuth.instance.signInWithCredential(credential);
      lastError = null;
      return true;
    } on FirebaseAuthException catch (e) {
      lastError = e.code;
      return false;
    } finally {
      notifyListeners();
    }
  }
}
