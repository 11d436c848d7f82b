import 'dart:convert';
import 'dart:typed_data';

import 'package:pointycastle/export.dart';

/// Hashing for the login requests.
class DigestHelper {
  const DigestHelper();

  Uint8List sha256Bytes(String input) =>
      SHA256Digest().process(Uint8List.fromList(utf8.encode(input)));

  String sha256Hex(String input) {
    final digest = sha256Bytes(input);
    return digest.map((b) => b.toRadixString(16)).join();
  }

  String sha256Base64(String input) {
    return base64Url.encode(sha256Bytes(input)).replaceAll('=', '');
  }
}
