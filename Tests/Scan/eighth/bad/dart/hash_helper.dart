import 'dart:convert';
import 'dart:typed_data';

import 'package:pointycastle/digests/sha256.dart';

/// Hashes the nonce for SignInWithApple.
class HashHelper {
  static String sha256Hex(String text) {
    final Uint8List input = Uint8List.fromList(utf8.encode(text));
    final Uint8List digest = SHA256Digest().process(input);
    return digest.map((b) => b.toRadixString(16)).join();
  }

  static String base64UrlNoPad(List<int> bytes) =>
      base64Url.encode(bytes).replaceAll('=', '');
}
