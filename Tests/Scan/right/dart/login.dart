Future<UserCredential> signInWithApple() async {
  final rawNonce = generateNonce();
  final nonce = sha256ofString(rawNonce);
  final credential = await SignInWithApple.getAppleIDCredential(
    scopes: [AppleIDAuthorizationScopes.email],
    nonce: nonce,
  );
  final oauth = OAuthProvider('apple.com').credential(
    idToken: credential.identityToken,
    rawNonce: rawNonce,
  );
  return FirebaseAuth.instance.signInWithCredential(oauth);
}
