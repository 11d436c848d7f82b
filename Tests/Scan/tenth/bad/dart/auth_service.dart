import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';
import 'dart:convert';

class AuthService {
  AuthService(this._auth);
  final FirebaseAuth _auth;

  String _nonce([int length = 32]) {
    const chars = 'abcdefghijklmnopqrstuvwxyz0123456789';
    final r = Random();
    return String.fromCharCodes(
      Iterable.generate(length, (_) => chars.codeUnitAt(r.nextInt(chars.length))),
    );
  }

  Future<UserCredential> signInWithApple() async {
    final rawNonce = _nonce();
    final nonce = sha256.convert(utf8.encode(rawNonce)).toString();
    final apple = await SignInWithApple.getAppleIDCredential(
      scopes: [AppleIDAuthorizationScopes.email, AppleIDAuthorizationScopes.fullName],
      nonce: nonce,
    );
    final credential = OAuthProvider('apple.com').credential(
      idToken: apple.identityToken,
      rawNonce: rawNonce,
    );
    return _auth.signInWithCredential(credential);
  }
}
