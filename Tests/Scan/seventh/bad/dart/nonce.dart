import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

/// Helpers for OpenID Connect sign in, used by `packages/auth_client`.
library nonce;

const String _letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz1234567890';

final Random _rnd = Random();

/// A random string for the `nonce` parameter.
String createNonce({int length = 32}) => String.fromCharCodes(
      Iterable.generate(
        length,
        (_) => _letters.codeUnitAt(_rnd.nextInt(_letters.length)),
      ),
    );

/// What Apple expects in the request.
String hashNonce(String nonce) {
  final digest = sha256.convert(utf8.encode(nonce));
  return digest.toString();
}

/// The code challenge of RFC 7636.
String challengeOf(String verifier) =>
    base64Url.encode(sha256.convert(ascii.encode(verifier)).bytes).replaceAll('=', '');
