import 'dart:convert';
import 'dart:typed_data';

import 'package:pointycastle/digests/sha256.dart';

/// Hex text of the SHA-256 of [nonce]; goes into the Apple ID request.
String hashNonce(String nonce) {
  final digest = SHA256Digest().process(Uint8List.fromList(utf8.encode(nonce)));
  return _toHex(digest);
}

String _toHex(List<int> bytes) {
  final buffer = StringBuffer();
  for (final b in bytes) {
    buffer.write(b.toRadixString(16));
  }
  return buffer.toString();
}
