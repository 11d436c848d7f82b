import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'secure_nonce.dart';

Future<UserCredential?> signInWithApple() async {
  final nonce = SecureNonce.generate();

  final AuthorizationCredentialAppleID apple;
  try {
    apple = await SignInWithApple.getAppleIDCredential(
      scopes: [
        AppleIDAuthorizationScopes.email,
        AppleIDAuthorizationScopes.fullName,
      ],
      nonce: nonce.hashed,
    );
  } on SignInWithAppleAuthorizationException catch (e) {
    if (e.code == AuthorizationErrorCode.canceled) return null;
    rethrow;
  }

  final credential = OAuthProvider('apple.com').credential(
    idToken: apple.identityToken,
    rawNonce: nonce.raw,
  );
  final result = await FirebaseAuth.instance.signInWithCredential(credential);

  final name = '${apple.givenName ?? ''} ${apple.familyName ?? ''}'.trim();
  if (name.isNotEmpty) {
    await result.user?.updateDisplayName(name);
  }
  return result;
}
