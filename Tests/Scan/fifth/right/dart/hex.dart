import 'dart:typed_data';

extension HexBytes on Uint8List {
  /// Digest of the nonce, as the backend compares it.
  String get hex => map((b) => b.toRadixString(16).padLeft(2, '0')).join();
}

String shortId(int value) => value.toRadixString(16);
