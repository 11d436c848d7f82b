import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

const _charset = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

/// A nonce for one login with Apple.
String newNonce([int length = 32]) {
  final random = Random.secure();
  return List.generate(length, (_) => _charset[random.nextInt(_charset.length)]).join();
}

String hashOf(String nonce) => sha256
    .convert(utf8.encode(nonce))
    .bytes
    .map((b) => b.toRadixString(16).padLeft(2, '0'))
    .join();
