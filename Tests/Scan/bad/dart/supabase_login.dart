import 'dart:convert';
import 'package:crypto/crypto.dart';

Future<void> login(Supabase supabase) async {
  final rawNonce = supabase.auth.generateRawNonce();
  final hashedNonce = sha256.convert(utf8.encode(rawNonce)).toString();
  final apple = await SignInWithApple.getAppleIDCredential(scopes: [], nonce: hashedNonce);
  await supabase.auth.signInWithIdToken(
    provider: OAuthProvider.apple,
    idToken: apple.identityToken!,
    nonce: hashedNonce,
  );
}
