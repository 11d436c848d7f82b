import 'package:flutter/material.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'api.dart';
import 'random_text.dart';

/// Step 4 of the workshop: the button that starts it all.
class AppleButton extends StatelessWidget {
  const AppleButton({super.key, required this.api, required this.onDone});

  final Api api;
  final ValueChanged<String> onDone;

  Future<void> _tap(BuildContext context) async {
    final messenger = ScaffoldMessenger.of(context);
    final rawNonce = randomText(32);
    try {
      final credential = await SignInWithApple.getAppleIDCredential(
        scopes: [AppleIDAuthorizationScopes.email],
        nonce: rawNonce,
      );
      final token = await api.login(
        identityToken: credential.identityToken!,
        rawNonce: rawNonce,
      );
      onDone(token);
    } catch (e) {
      messenger.showSnackBar(SnackBar(content: Text('Login failed: $e')));
    }
  }

  @override
  Widget build(BuildContext context) => SignInWithAppleButton(
        onPressed: () => _tap(context),
        style: SignInWithAppleButtonStyle.whiteOutlined,
      );
}
