import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'nonce.dart';

class AppleFinish {
  String? _rawNonce;

  Future<AuthorizationCredentialAppleID> open() {
    final raw = _rawNonce = generateNonce();
    return SignInWithApple.getAppleIDCredential(
      scopes: const [AppleIDAuthorizationScopes.email],
      nonce: sha256ofString(raw),
    );
  }

  Future<UserCredential> finish(AuthorizationCredentialAppleID apple) {
    final credential = OAuthProvider('apple.com').credential(
      idToken: apple.identityToken,
      rawNonce: _rawNonce ?? '',
    );
    _rawNonce = null;
    return FirebaseAuth.instance.signInWithCredential(credential);
  }
}
