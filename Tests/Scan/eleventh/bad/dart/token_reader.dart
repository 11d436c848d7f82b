import 'dart:convert';

import 'package:shared_preferences/shared_preferences.dart';

class IdTokenReader {
  IdTokenReader(this.prefs);
  final SharedPreferences prefs;

  void remember(String nonce) => prefs.setString('login_nonce', nonce);

  Map<String, dynamic> read(String idToken) {
    final parts = idToken.split('.');
    final payload = utf8.decode(base64Url.decode(base64Url.normalize(parts[1])));
    final claims = jsonDecode(payload) as Map<String, dynamic>;
    if (claims['nonce'] != prefs.getString('login_nonce')) {
      throw const FormatException('nonce');
    }
    return claims;
  }
}
