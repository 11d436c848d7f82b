import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

class AppleSignInService {
  static const _chars = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

  String _nonce([int length = 32]) {
    final random = Random();
    return List.generate(length, (_) => _chars[random.nextInt(_chars.length)]).join();
  }

  Future<(AuthorizationCredentialAppleID, String)> signIn() async {
    final raw = _nonce();
    final cred = await SignInWithApple.getAppleIDCredential(
      scopes: [AppleIDAuthorizationScopes.email],
      nonce: sha256.convert(utf8.encode(raw)).toString(),
    );
    return (cred, raw);
  }
}
