import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

/// Random text and hashes for `packages/identity`.
class SecureText {
  SecureText({Random? random}) : _random = random ?? Random.secure();

  static const _unreserved =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

  final Random _random;

  /// The raw nonce, [length] unreserved characters.
  String nonce([int length = 32]) {
    final buffer = StringBuffer();
    for (var i = 0; i < length; i++) {
      buffer.write(_unreserved[_random.nextInt(_unreserved.length)]);
    }
    return buffer.toString();
  }

  /// Lower case hexadecimal, two digits a byte.
  String sha256Hex(String text) => sha256
      .convert(utf8.encode(text))
      .bytes
      .map((b) => b.toRadixString(16).padLeft(2, '0'))
      .join();
}
