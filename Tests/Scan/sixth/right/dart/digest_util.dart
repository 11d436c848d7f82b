import 'dart:convert';
import 'dart:typed_data';

import 'package:pointycastle/digests/sha256.dart';

String hex(Iterable<int> bytes) {
  final out = StringBuffer();
  for (final b in bytes) {
    if (b < 16) out.write('0');
    out.write(b.toRadixString(16));
  }
  return out.toString();
}

String sha256Hex(String text) =>
    hex(SHA256Digest().process(Uint8List.fromList(utf8.encode(text))));

String colorCode(int argb) =>
    '#${(argb & 0xffffff).toRadixString(16).padLeft(6, '0')}';

/// base64url without padding, as it goes into the code challenge of the login
String challenge(String verifier) => base64Url
    .encode(SHA256Digest().process(Uint8List.fromList(ascii.encode(verifier))))
    .replaceAll('=', '');
