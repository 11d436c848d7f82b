import 'package:sign_in_with_apple/sign_in_with_apple.dart';

Future<UserCredential> signInWithApple() async {
  final rawNonce = generateNonce();
  final credential = await SignInWithApple.getAppleIDCredential(
    scopes: [AppleIDAuthorizationScopes.email],
    nonce: rawNonce,
  );
  final oauth = OAuthProvider('apple.com').credential(
    idToken: credential.identityToken,
    rawNonce: rawNonce,
  );
  return FirebaseAuth.instance.signInWithCredential(oauth);
}
