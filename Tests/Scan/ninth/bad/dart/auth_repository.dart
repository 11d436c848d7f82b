import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

abstract class AuthRepository {
  Future<User?> signInWithApple();
  Future<void> signOut();
}

class FirebaseAuthRepository implements AuthRepository {
  FirebaseAuthRepository(this._auth);

  final FirebaseAuth _auth;
  final _rng = Random.secure();

  @override
  Future<User?> signInWithApple() async {
    final nonce = _nonce();
    final digest = sha256.convert(utf8.encode(nonce)).toString();
    final apple = await SignInWithApple.getAppleIDCredential(
      scopes: const [AppleIDAuthorizationScopes.email],
      nonce: digest,
    );
    final credential = OAuthProvider('apple.com').credential(
      idToken: apple.identityToken,
      rawNonce: digest,
      accessToken: apple.authorizationCode,
    );
    final result = await _auth.signInWithCredential(credential);
    return result.user;
  }

  @override
  Future<void> signOut() => _auth.signOut();

  String _nonce() {
    final values = List<int>.generate(32, (_) => _rng.nextInt(256));
    return base64UrlEncode(values).replaceAll('=', '');
  }
}
