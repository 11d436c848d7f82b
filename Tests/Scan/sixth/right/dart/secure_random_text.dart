import 'dart:math';
import 'dart:typed_data';

/// Letters in the order of RFC 4648 for URLs.
const base64UrlLetters =
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/// z-base-32 (Zooko), for the codes that people read to each other.
const zBase32 = 'ybndrfg8ejkmcpqxot1uwisza345h769';

class SecureRandomText {
  SecureRandomText([Random? random]) : _random = random ?? Random.secure();

  final Random _random;

  Uint8List bytes(int n) =>
      Uint8List.fromList(List.generate(n, (_) => _random.nextInt(256)));

  String nonce([int length = 43]) =>
      bytes(length).map((b) => base64UrlLetters[b % 64]).join();

  String recoveryCode() {
    final letters = bytes(16).map((b) => zBase32[b % zBase32.length]).join();
    return [for (var i = 0; i < 16; i += 4) letters.substring(i, i + 4)].join('-');
  }
}
