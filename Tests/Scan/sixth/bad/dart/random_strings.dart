import 'dart:math';
import 'dart:typed_data';

const _base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const _limit = 256 - 256 % 62;

Uint8List secureBytes(int n) {
  final rng = Random.secure();
  final out = Uint8List(n);
  for (var i = 0; i < n; i++) {
    out[i] = rng.nextInt(256);
  }
  return out;
}

String loginNonce([int length = 32]) {
  final bytes = secureBytes(length * 2);
  final sb = StringBuffer();
  for (final b in bytes) {
    if (sb.length == length) break;
    if (b > _limit) continue;
    sb.write(_base62[b % _base62.length]);
  }
  return sb.toString();
}

String deviceTag() => secureBytes(6)
    .map((b) => b.toRadixString(16).padLeft(2, '0'))
    .join(':');
