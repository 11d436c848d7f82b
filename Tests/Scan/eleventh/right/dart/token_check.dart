import 'package:jose/jose.dart';

class TokenCheck {
  TokenCheck(this._keys);

  final JsonWebKeyStore _keys;

  Future<Map<String, dynamic>> check(String idToken, String? expected) async {
    if (expected == null || expected.isEmpty) {
      throw StateError('no login is open');
    }
    final jwt = await JsonWebToken.decodeAndVerify(idToken, _keys);
    final claims = jwt.claims.toJson();
    if (claims['nonce'] != expected) {
      throw const FormatException('nonce');
    }
    return claims.cast<String, dynamic>();
  }
}
