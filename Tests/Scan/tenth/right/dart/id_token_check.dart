import 'package:jose/jose.dart';

class IdTokenCheck {
  const IdTokenCheck(this.keys, this.clientId);
  final JsonWebKeyStore keys;
  final String clientId;

  Future<String> subject(String idToken, String? sentNonce) async {
    final jwt = await JsonWebToken.decodeAndVerify(idToken, keys);
    final problems = jwt.claims
        .validate(issuer: Uri.parse('https://id.acme.example'), clientId: clientId)
        .toList();
    if (problems.isNotEmpty) throw problems.first;
    final got = jwt.claims['nonce'];
    if (sentNonce == null || got is! String || got != sentNonce) {
      throw StateError('login nonce differs');
    }
    return jwt.claims.subject!;
  }
}
