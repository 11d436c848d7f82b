import 'dart:convert';

import 'package:crypto/crypto.dart';
import 'package:google_sign_in/google_sign_in.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

extension GoogleLogin on GoTrueClient {
  Future<AuthResponse> signInWithGoogleNative(String webClientId) async {
    final rawNonce = generateRawNonce();
    final hashedNonce = sha256.convert(utf8.encode(rawNonce)).toString();

    await GoogleSignIn.instance.initialize(
      serverClientId: webClientId,
      nonce: hashedNonce,
    );
    final account = await GoogleSignIn.instance.authenticate();
    final idToken = account.authentication.idToken;
    if (idToken == null) {
      throw const AuthException('No ID token');
    }
    return signInWithIdToken(
      provider: OAuthProvider.google,
      idToken: idToken,
      nonce: rawNonce,
    );
  }
}
