import 'dart:async';

import 'package:sign_in_with_apple/sign_in_with_apple.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

import '../core/result.dart';
import '../core/secure_text.dart';

/// Everything that is known about one attempt to sign in.
class SignInAttempt {
  SignInAttempt._(this.requestNonce, this.startedAt);

  factory SignInAttempt.begin() {
    final secret = secureText(32);
    return SignInAttempt._(sha256Hex(secret), DateTime.now());
  }

  /// lower case hexadecimal SHA-256
  final String requestNonce;
  final DateTime startedAt;
}

abstract class IdentityRepository {
  Stream<AuthState> get changes;
  Future<Result<Session>> signInWithApple();
  Future<void> signOut();
}

class SupabaseIdentityRepository implements IdentityRepository {
  const SupabaseIdentityRepository(this._client);

  final SupabaseClient _client;

  @override
  Stream<AuthState> get changes => _client.auth.onAuthStateChange;

  @override
  Future<Result<Session>> signInWithApple() async {
    final attempt = SignInAttempt.begin();
    final hashedNonce = attempt.requestNonce;
    try {
      final apple = await SignInWithApple.getAppleIDCredential(
        scopes: const [AppleIDAuthorizationScopes.email, AppleIDAuthorizationScopes.fullName],
        nonce: hashedNonce,
      );
      final token = apple.identityToken;
      if (token == null) return Result.failure('no identity token');

      final response = await _client.auth.signInWithIdToken(
        provider: OAuthProvider.apple,
        idToken: token,
        nonce: hashedNonce,
      );
      return Result.success(response.session!);
    } on AuthException catch (e) {
      return Result.failure(e.message);
    }
  }

  @override
  Future<void> signOut() => _client.auth.signOut();
}
