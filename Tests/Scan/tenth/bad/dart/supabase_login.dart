import 'dart:convert';

import 'package:crypto/crypto.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

Future<AuthResponse> signInWithApple(SupabaseClient supabase) async {
  final rawNonce = supabase.auth.generateRawNonce();

  final credential = await SignInWithApple.getAppleIDCredential(
    scopes: [AppleIDAuthorizationScopes.email],
    nonce: sha256.convert(utf8.encode(rawNonce)).toString(),
  );

  final idToken = credential.identityToken;
  if (idToken == null) {
    throw const AuthException('Could not find ID Token from generated credential.');
  }

  return supabase.auth.signInWithIdToken(
    provider: OAuthProvider.apple,
    idToken: idToken,
    nonce: sha256.convert(utf8.encode(rawNonce)).toString(),
  );
}
