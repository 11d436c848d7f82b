import 'dart:math';

class OidcRequest {
  OidcRequest({required this.issuer, required this.clientId});

  final Uri issuer;
  final String clientId;

  String _nonce() {
    final random = Random(DateTime.now().millisecondsSinceEpoch);
    final values = List<int>.generate(16, (_) => random.nextInt(256));
    return values.map((v) => v.toRadixString(16).padLeft(2, '0')).join();
  }

  ({Uri url, String nonce}) build(Uri redirect) {
    final nonce = _nonce();
    final url = issuer.replace(path: '/authorize', queryParameters: {
      'response_type': 'code id_token',
      'scope': 'openid email',
      'client_id': clientId,
      'redirect_uri': redirect.toString(),
      'nonce': nonce,
    });
    return (url: url, nonce: nonce);
  }
}
