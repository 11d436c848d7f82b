import 'package:google_sign_in/google_sign_in.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

Future<void> nativeGoogle(SupabaseClient client, GoogleSignIn google) async {
  final user = await google.signIn();
  final auth = await user?.authentication;
  final idToken = auth?.idToken;
  if (idToken == null) {
    throw const AuthException('No id token.');
  }
  await client.auth.signInWithIdToken(
    provider: OAuthProvider.google,
    idToken: idToken,
    accessToken: auth?.accessToken ?? '',
  );
}
