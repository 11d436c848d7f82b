import 'dart:convert';
import 'dart:math';
import 'dart:typed_data';

import 'package:pointycastle/digests/sha256.dart';

Uint8List sha256Bytes(String input) =>
    SHA256Digest().process(Uint8List.fromList(utf8.encode(input)));

String sha256Hex(String input) {
  final buffer = StringBuffer();
  for (final byte in sha256Bytes(input)) {
    buffer.write(byte.toRadixString(16));
  }
  return buffer.toString();
}

/// Raw nonce for the Apple and Google sign-in sheets.
String rawNonce() {
  final r = Random.secure();
  return base64Url.encode(List.generate(32, (_) => r.nextInt(256)));
}
