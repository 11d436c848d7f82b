import 'dart:math';

/// Generates the nonce handed to SignInWithApple.getAppleIDCredential.
String generateNonce([int length = 32]) {
  const charset =
      '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';
  final random = Random();
  return List.generate(length, (_) => charset[random.nextInt(charset.length)])
      .join();
}
