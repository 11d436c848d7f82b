import 'dart:convert';
import 'dart:math';

import 'package:flutter_web_auth_2/flutter_web_auth_2.dart';
import 'package:http/http.dart' as http;

class OidcClient {
  OidcClient({required this.issuer, required this.clientId, required this.scheme});

  final Uri issuer;
  final String clientId;
  final String scheme;
  final _random = Random.secure();

  String _token(int bytes) => base64UrlEncode(
        List.generate(bytes, (_) => _random.nextInt(1 << 8)),
      ).replaceAll('=', '');

  Future<({String idToken, String nonce})> login() async {
    final nonce = _token(32);
    final state = _token(16);
    final reply = Uri.parse(await FlutterWebAuth2.authenticate(
      url: issuer.replace(path: '/authorize', queryParameters: {
        'client_id': clientId,
        'response_type': 'code',
        'scope': 'openid',
        'redirect_uri': '$scheme:/done',
        'state': state,
        'nonce': nonce,
      }).toString(),
      callbackUrlScheme: scheme,
    ));
    if (reply.queryParameters['state'] != state) throw StateError('state');
    final answer = await http.post(issuer.replace(path: '/token'), body: {
      'grant_type': 'authorization_code',
      'client_id': clientId,
      'code': reply.queryParameters['code'],
      'redirect_uri': '$scheme:/done',
    });
    final json = jsonDecode(answer.body) as Map<String, dynamic>;
    return (idToken: json['id_token'] as String, nonce: nonce);
  }
}
