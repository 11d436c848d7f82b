import 'dart:convert';

import 'package:http/http.dart' as http;

class OidcSession {
  OidcSession({required this.clientId, required this.tokenEndpoint});

  final String clientId;
  final Uri tokenEndpoint;
  String? _nonce;

  void begin(String nonce) => _nonce = nonce;

  Future<Map<String, dynamic>> complete(String code, String verifier) async {
    final response = await http.post(tokenEndpoint, body: {
      'grant_type': 'authorization_code',
      'client_id': clientId,
      'code': code,
      'code_verifier': verifier,
    });
    if (response.statusCode != 200) {
      throw StateError('token endpoint answered ${response.statusCode}');
    }
    final idToken = (jsonDecode(response.body) as Map<String, dynamic>)['id_token'] as String;
    return _claims(idToken);
  }

  Map<String, dynamic> _claims(String idToken) {
    final payload = utf8.decode(base64Url.decode(base64Url.normalize(idToken.split('.')[1])));
    final claims = jsonDecode(payload) as Map<String, dynamic>;
    if (claims['nonce'] != _nonce) {
      throw StateError('nonce mismatch');
    }
    _nonce = null;
    return claims;
  }
}
