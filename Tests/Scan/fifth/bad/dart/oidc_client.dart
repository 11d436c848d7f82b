import 'dart:convert';

class OidcClient {
  OidcClient(this.issuer, this.clientId);
  final Uri issuer;
  final String clientId;

  Uri signInUri() {
    final nonce = base64Url.encode(
      utf8.encode(DateTime.now().microsecondsSinceEpoch.toString()),
    );
    return issuer.replace(path: '/authorize', queryParameters: {
      'client_id': clientId,
      'response_type': 'id_token',
      'scope': 'openid profile',
      'nonce': nonce,
    });
  }
}
