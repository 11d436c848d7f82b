import 'dart:convert';
import 'dart:typed_data';

import 'package:pointycastle/digests/sha256.dart';

/// The hash of the nonce, as SignInWithApple takes it.
String hashNonce(String rawNonce) {
  final digest =
      SHA256Digest().process(Uint8List.fromList(utf8.encode(rawNonce)));
  return digest.map((b) => b.toRadixString(16).padLeft(2, '0')).join();
}

/// For the log only.
String shortId(int value) => value.toRadixString(16);
