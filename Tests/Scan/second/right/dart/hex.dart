import 'dart:typed_data';

/// Two hex digits for each byte, lower case.
String bytesToHex(List<int> bytes) {
  final buffer = StringBuffer();
  for (final byte in bytes) {
    buffer.write((byte & 0xff).toRadixString(16).padLeft(2, '0'));
  }
  return buffer.toString();
}

Uint8List hexToBytes(String hex) {
  if (hex.length.isOdd) {
    throw const FormatException('hex text of odd length');
  }
  return Uint8List.fromList([
    for (var i = 0; i < hex.length; i += 2) int.parse(hex.substring(i, i + 2), radix: 16),
  ]);
}

/// `0x1f4` and the like, for log lines.
String offsetLabel(int offset) => '0x${offset.toRadixString(16)}';
