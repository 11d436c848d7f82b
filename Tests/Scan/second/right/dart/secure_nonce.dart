import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

/// The raw nonce of one sign-in attempt and its hash.
class SecureNonce {
  SecureNonce._(this.raw);

  factory SecureNonce.generate([int length = 32]) {
    final random = Random.secure();
    final codes = List<int>.generate(
      length,
      (_) => _letters.codeUnitAt(random.nextInt(_letters.length)),
    );
    return SecureNonce._(String.fromCharCodes(codes));
  }

  static const _letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

  final String raw;

  String get hashed => sha256.convert(utf8.encode(raw)).toString();
}
