import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

class AppleAuthService {
  AppleAuthService(this._auth);

  final FirebaseAuth _auth;

  static const _charset =
      '0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._';

  String _nonce([int length = 32]) {
    final random = Random.secure();
    return List.generate(length, (_) => _charset[random.nextInt(_charset.length)])
        .join();
  }

  Future<UserCredential> signIn() async {
    final rawNonce = _nonce();
    final hashed = sha256.convert(utf8.encode(rawNonce)).toString();

    final apple = await SignInWithApple.getAppleIDCredential(
      scopes: [AppleIDAuthorizationScopes.email, AppleIDAuthorizationScopes.fullName],
      nonce: hashed,
    );

    final oauth = OAuthProvider('apple.com').credential(
      idToken: apple.identityToken,
      rawNonce: rawNonce,
    );
    return _auth.signInWithCredential(oauth);
  }
}
