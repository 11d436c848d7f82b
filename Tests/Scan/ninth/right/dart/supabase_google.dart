import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:google_sign_in/google_sign_in.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

class NoncePair {
  NoncePair._(this.raw) : hashed = _hex(sha256.convert(utf8.encode(raw)).bytes);

  factory NoncePair.create() {
    final random = Random.secure();
    final bytes = List<int>.generate(24, (_) => random.nextInt(256));
    return NoncePair._(base64UrlEncode(bytes));
  }

  final String raw;
  final String hashed;

  static String _hex(List<int> bytes) =>
      bytes.map((b) => b.toRadixString(16).padLeft(2, '0')).join();
}

Future<AuthResponse> signInWithGoogle(SupabaseClient client, String serverClientId) async {
  final pair = NoncePair.create();
  await GoogleSignIn.instance.initialize(
    serverClientId: serverClientId,
    nonce: pair.hashed,
  );
  final account = await GoogleSignIn.instance.authenticate();
  final idToken = account.authentication.idToken;
  if (idToken == null) {
    throw const AuthException('Google sent no ID token');
  }
  return client.auth.signInWithIdToken(
    provider: OAuthProvider.google,
    idToken: idToken,
    nonce: pair.raw,
  );
}
