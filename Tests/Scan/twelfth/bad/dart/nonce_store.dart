import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';
import 'package:shared_preferences/shared_preferences.dart';

/// Gives the login screens their nonce.
class NonceStore {
  Future<String> rawNonce() async {
    final prefs = await SharedPreferences.getInstance();
    final saved = prefs.getString('apple_nonce');
    if (saved != null) {
      return saved;
    }
    final random = Random.secure();
    final nonce = base64UrlEncode(List<int>.generate(32, (_) => random.nextInt(256)));
    await prefs.setString('apple_nonce', nonce);
    return nonce;
  }

  Future<String> hashedNonce() async {
    return sha256.convert(utf8.encode(await rawNonce())).toString();
  }
}
