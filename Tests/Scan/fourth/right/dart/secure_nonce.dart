import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

class SecureNonce {
  SecureNonce._(this.raw);

  factory SecureNonce.generate([int length = 32]) {
    final random = Random.secure();
    return SecureNonce._(
      List.generate(length, (_) => _charset[random.nextInt(_charset.length)]).join(),
    );
  }

  static const _charset = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

  final String raw;
  String get hashed => sha256.convert(utf8.encode(raw)).toString();
}
