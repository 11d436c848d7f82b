import 'dart:typed_data';

/// Lower case, two digits a byte: the form in which Apple returns the nonce's hash.
String hex(List<int> bytes) => bytes.map((b) => b.toRadixString(16).padLeft(2, '0')).join();

Uint8List unhex(String text) {
  if (text.length.isOdd) throw FormatException('odd length', text);
  return Uint8List.fromList([
    for (var i = 0; i < text.length; i += 2) int.parse(text.substring(i, i + 2), radix: 16),
  ]);
}

/// For logs only.
String shortId(int id) => id.toRadixString(36);
