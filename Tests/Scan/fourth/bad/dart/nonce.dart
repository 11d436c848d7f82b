import 'dart:math';

const _nonceLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._';

/// A nonce for "Sign in with Apple", new for every tap on the button.
String generateNonce({int length = 32, Random? source}) {
  final random = source ?? Random.secure();
  final buffer = StringBuffer();
  for (var i = 0; i < length; i++) {
    buffer.write(_nonceLetters[random.nextInt(_nonceLetters.length)]);
  }
  return buffer.toString();
}
