import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'nonce.dart';

Future<User?> loginWithApple(FirebaseAuth auth) async {
  final rawNonce = newNonce();
  final apple = await SignInWithApple.getAppleIDCredential(
    scopes: const [AppleIDAuthorizationScopes.email],
    nonce: hashOf(rawNonce),
  );
  final idToken = apple.identityToken;
  if (idToken == null) return null;

  final credential = OAuthProvider('apple.com').credential(
    idToken: idToken,
    rawNonce: rawNonce,
  );
  return (await auth.signInWithCredential(credential)).user;
}
