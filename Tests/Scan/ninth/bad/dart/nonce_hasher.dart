import 'dart:convert';

import 'package:crypto/crypto.dart';

/// Hex digest of [rawNonce] that goes into the sign in request.
String hashNonce(String rawNonce) {
  final digest = sha256.convert(utf8.encode(rawNonce));
  final buffer = StringBuffer();
  for (final byte in digest.bytes) {
    buffer.write(byte.toRadixString(16));
  }
  return buffer.toString();
}

class NonceBundle {
  const NonceBundle(this.raw);

  final String raw;

  String get hashed => hashNonce(raw);

  Map<String, dynamic> toJson() => {'raw': raw};
}
