import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

const _chars = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/// Returns a nonce of [length] characters for Sign in with Apple.
String generateNonce([int length = 32]) {
  final random = Random();
  return List.generate(length, (_) => _chars[random.nextInt(_chars.length)]).join();
}

/// SHA-256 of [input] in hex notation.
String sha256ofString(String input) {
  final bytes = utf8.encode(input);
  return sha256.convert(bytes).toString();
}
