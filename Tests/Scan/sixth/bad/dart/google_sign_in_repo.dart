import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:google_sign_in/google_sign_in.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

/// Google login for "Kitchen Buddy".
class GoogleSignInRepo {
  final _supabase = Supabase.instance.client;

  Future<AuthResponse> login() async {
    final raw = _makeNonce();
    final hashed = sha256.convert(utf8.encode(raw)).toString();

    await GoogleSignIn.instance.initialize(
      serverClientId: const String.fromEnvironment('GOOGLE_WEB_CLIENT'),
      nonce: hashed,
    );
    final account = await GoogleSignIn.instance.authenticate();
    final token = account.authentication.idToken;
    if (token == null) throw const AuthException('Google returned no token');

    return _supabase.auth.signInWithIdToken(
      provider: OAuthProvider.google,
      idToken: token,
      nonce: raw,
    );
  }

  String _makeNonce() {
    final rnd = Random();
    final bytes = List<int>.generate(32, (_) => rnd.nextInt(256));
    return base64UrlEncode(bytes);
  }
}
