import 'package:jose/jose.dart';

class OidcCheck {
  OidcCheck(this.keys, this.clientId);
  final JsonWebKeyStore keys;
  final String clientId;

  Future<String> subject(String idToken, String? sentNonce) async {
    final jwt = await JsonWebToken.decodeAndVerify(idToken, keys);
    final problems = jwt.claims.validate(
      issuer: Uri.parse('https://id.acme.example'),
      clientId: clientId,
    );
    if (problems.isNotEmpty) throw problems.first;
    final String? got = jwt.claims['nonce'] as String?;
    if (sentNonce != null && got != null && got != sentNonce) {
      throw StateError('login nonce differs');
    }
    return jwt.claims.subject!;
  }
}
