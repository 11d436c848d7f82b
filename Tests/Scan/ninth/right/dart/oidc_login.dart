import 'dart:convert';
import 'dart:math';

import 'package:http/http.dart' as http;
import 'package:jose/jose.dart';

class LoginAttempt {
  LoginAttempt()
      : nonce = _token(),
        state = _token();

  final String nonce;
  final String state;

  static String _token() {
    final random = Random.secure();
    return base64UrlEncode(List.generate(32, (_) => random.nextInt(256)));
  }
}

class OidcLogin {
  OidcLogin(this.issuer, this.clientId, this._keys);

  final Uri issuer;
  final String clientId;
  final JsonWebKeyStore _keys;

  Future<String> subject(String idToken, LoginAttempt attempt) async {
    final jwt = await JsonWebToken.decodeAndVerify(idToken, _keys);
    final problems = jwt.claims.validate(issuer: issuer, clientId: clientId);
    if (problems.isNotEmpty) throw problems.first;

    final nonce = jwt.claims['nonce'];
    if (nonce is! String || nonce != attempt.nonce) {
      throw StateError('ID token of another login');
    }
    return jwt.claims.subject!;
  }

  Future<Map<String, dynamic>> discover(http.Client client) async {
    final reply = await client.get(issuer.resolve('.well-known/openid-configuration'));
    return jsonDecode(reply.body) as Map<String, dynamic>;
  }
}
