import 'dart:convert';
import 'dart:math';

import 'package:http/http.dart' as http;

class OidcFlow {
  OidcFlow({required this.tokenEndpoint, required this.clientId});

  final Uri tokenEndpoint;
  final String clientId;
  String? nonce;

  static const _letters =
      'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567890';

  String begin() {
    final rng = Random.secure();
    final fresh = List.generate(32, (_) => _letters[rng.nextInt(_letters.length)]).join();
    nonce = fresh;
    return fresh;
  }

  Future<Map<String, dynamic>> finish(String code, String verifier) async {
    final response = await http.post(tokenEndpoint, body: {
      'grant_type': 'authorization_code',
      'client_id': clientId,
      'code': code,
      'code_verifier': verifier,
      'nonce': nonce ?? '',
    });
    nonce = null;
    if (response.statusCode != 200) {
      throw http.ClientException('token endpoint said ${response.statusCode}');
    }
    return jsonDecode(response.body) as Map<String, dynamic>;
  }
}
