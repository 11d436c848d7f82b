Future<AuthResponse> login() async {
  final rawNonce = supabase.auth.generateRawNonce();
  final hashedNonce = sha256.convert(utf8.encode(rawNonce)).toString();
  final credential = await SignInWithApple.getAppleIDCredential(scopes: [], nonce: hashedNonce);
  return supabase.auth.signInWithIdToken(
    provider: OAuthProvider.apple,
    idToken: credential.identityToken!,
    nonce: rawNonce,
  );
}
