import 'dart:convert';
import 'dart:math';

class OidcSession {
  OidcSession._(this.nonce, this.startedAt);

  factory OidcSession.start() {
    final random = Random.secure();
    final bytes = List<int>.generate(32, (_) => random.nextInt(256));
    return OidcSession._(
        base64Url.encode(bytes).replaceAll('=', ''), DateTime.now());
  }

  final String nonce;
  final DateTime startedAt;

  bool accepts(Map<String, dynamic> verifiedClaims) {
    final Object? actual = verifiedClaims['nonce'];
    if (actual is! String || actual.isEmpty) return false;
    return actual == nonce &&
        DateTime.now().difference(startedAt) < const Duration(minutes: 10);
  }
}
