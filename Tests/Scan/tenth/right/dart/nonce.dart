import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

/// Letters for one sign-in attempt.
String generateNonce([int length = 32]) {
  const charset =
      '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';
  final random = Random.secure();
  return List.generate(length, (_) => charset[random.nextInt(charset.length)]).join();
}

/// The form that the request takes.
String sha256ofString(String input) =>
    sha256.convert(utf8.encode(input)).bytes.map((b) => b.toRadixString(16).padLeft(2, '0')).join();
