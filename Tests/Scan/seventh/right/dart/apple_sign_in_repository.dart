import 'package:sign_in_with_apple/sign_in_with_apple.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

import 'secure_text.dart';

class SignInAborted implements Exception {}

class AppleSignInRepository {
  AppleSignInRepository({required GoTrueClient auth, required SecureText text})
      : _auth = auth,
        _text = text;

  final GoTrueClient _auth;
  final SecureText _text;

  Future<User> signIn() async {
    final nonce = _text.nonce();
    final AuthorizationCredentialAppleID apple;
    try {
      apple = await SignInWithApple.getAppleIDCredential(
        scopes: const [
          AppleIDAuthorizationScopes.email,
          AppleIDAuthorizationScopes.fullName,
        ],
        nonce: _text.sha256Hex(nonce),
      );
    } on SignInWithAppleAuthorizationException catch (e) {
      if (e.code == AuthorizationErrorCode.canceled) throw SignInAborted();
      rethrow;
    }

    final token = apple.identityToken;
    if (token == null) throw const AuthException('no identity token');

    final response = await _auth.signInWithIdToken(
      provider: OAuthProvider.apple,
      idToken: token,
      nonce: nonce,
    );
    return response.user!;
  }
}
