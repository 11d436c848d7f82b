import 'package:supabase_flutter/supabase_flutter.dart';

import 'google_tokens.dart';
import 'nonce.dart';

class SupabaseGoogle {
  SupabaseGoogle(this._client, this._google);
  final SupabaseClient _client;
  final GoogleTokens _google;
  String? _rawNonce;

  Future<void> begin() async {
    final raw = generateNonce();
    _rawNonce = raw;
    await _google.open(nonce: sha256ofString(raw));
  }

  Future<AuthResponse> finish(String idToken) {
    final raw = _rawNonce;
    _rawNonce = null;
    if (raw == null) throw const AuthException('no sign-in in progress');
    return _client.auth.signInWithIdToken(
      provider: OAuthProvider.google,
      idToken: idToken,
      nonce: raw,
    );
  }
}
