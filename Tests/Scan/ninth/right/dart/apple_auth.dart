import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

class AppleAuth {
  AppleAuth(this._firebase);

  final FirebaseAuth _firebase;

  static const _charset =
      '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

  String _generateNonce([int length = 32]) {
    final random = Random.secure();
    return String.fromCharCodes(Iterable.generate(
      length,
      (_) => _charset.codeUnitAt(random.nextInt(_charset.length)),
    ));
  }

  Future<UserCredential> signIn() async {
    final rawNonce = _generateNonce();
    final apple = await SignInWithApple.getAppleIDCredential(
      scopes: const [
        AppleIDAuthorizationScopes.email,
        AppleIDAuthorizationScopes.fullName,
      ],
      nonce: sha256.convert(utf8.encode(rawNonce)).toString(),
    );
    final credential = OAuthProvider('apple.com').credential(
      idToken: apple.identityToken,
      rawNonce: rawNonce,
    );
    final result = await _firebase.signInWithCredential(credential);
    final name = '${apple.givenName ?? ''} ${apple.familyName ?? ''}'.trim();
    if (name.isNotEmpty) {
      await result.user?.updateDisplayName(name);
    }
    return result;
  }
}
