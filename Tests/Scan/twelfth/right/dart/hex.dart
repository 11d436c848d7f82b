import 'dart:convert';
import 'dart:math';
import 'dart:typed_data';

const _digits = '0123456789abcdef';

String bytesToHex(List<int> bytes) =>
    bytes.map((b) => b.toRadixString(16).padLeft(2, '0')).join();

Uint8List hexToBytes(String hex) {
  if (hex.length.isOdd) throw FormatException('odd length', hex);
  return Uint8List.fromList([
    for (var i = 0; i < hex.length; i += 2) int.parse(hex.substring(i, i + 2), radix: 16),
  ]);
}

String randomHex(int length, [Random? random]) {
  final source = random ?? Random.secure();
  return List.generate(length, (_) => _digits[source.nextInt(16)]).join();
}

String verifier() {
  final random = Random.secure();
  return base64UrlEncode(List.generate(48, (_) => random.nextInt(256)));
}
