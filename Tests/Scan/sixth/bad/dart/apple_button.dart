import 'package:flutter/material.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';
import 'package:supabase_flutter/supabase_flutter.dart';

class AppleButton extends StatelessWidget {
  const AppleButton({super.key, required this.onDone});

  final VoidCallback onDone;

  Future<void> _go(BuildContext context) async {
    final auth = Supabase.instance.client.auth;
    final messenger = ScaffoldMessenger.of(context);
    final rawNonce = auth.generateRawNonce();
    try {
      final credential = await SignInWithApple.getAppleIDCredential(
        scopes: [AppleIDAuthorizationScopes.email],
        nonce: rawNonce,
      );
      await auth.signInWithIdToken(
        provider: OAuthProvider.apple,
        idToken: credential.identityToken!,
        nonce: rawNonce,
      );
      onDone();
    } on SignInWithAppleAuthorizationException catch (e) {
      if (e.code != AuthorizationErrorCode.canceled) {
        messenger.showSnackBar(SnackBar(content: Text(e.message)));
      }
    }
  }

  @override
  Widget build(BuildContext context) =>
      SignInWithAppleButton(onPressed: () => _go(context));
}
