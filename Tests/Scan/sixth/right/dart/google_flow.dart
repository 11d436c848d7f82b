import 'dart:convert';

import 'package:crypto/crypto.dart';
import 'package:google_sign_in/google_sign_in.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

class GoogleFlow {
  GoogleFlow(this._auth, {required this.serverClientId});

  final GoTrueClient _auth;
  final String serverClientId;

  Future<Session> run() async {
    final raw = _auth.generateRawNonce();
    final hashed = sha256.convert(utf8.encode(raw)).toString();
    await GoogleSignIn.instance
        .initialize(serverClientId: serverClientId, nonce: hashed);

    final account = await GoogleSignIn.instance.authenticate(scopeHint: ['email']);
    final idToken = account.authentication.idToken;
    if (idToken == null) {
      throw const AuthException('No ID token');
    }
    final response = await _auth.signInWithIdToken(
      provider: OAuthProvider.google,
      idToken: idToken,
      nonce: raw,
    );
    return response.session!;
  }
}
