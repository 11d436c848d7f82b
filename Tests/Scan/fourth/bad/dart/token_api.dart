import 'dart:convert';
import 'package:http/http.dart' as http;

class TokenApi {
  TokenApi(this._client, this._base);
  final http.Client _client;
  final Uri _base;
  String? _nonce;

  void begin(String nonce) => _nonce = nonce;

  Future<Map<String, dynamic>> redeem(String identityToken) async {
    final response = await _client.post(
      _base.resolve('/sessions/apple'),
      headers: {'content-type': 'application/json'},
      body: jsonEncode({'id_token': identityToken, 'nonce': _nonce ?? ''}),
    );
    _nonce = null;
    return jsonDecode(response.body) as Map<String, dynamic>;
  }
}
