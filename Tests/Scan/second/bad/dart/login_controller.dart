import 'package:firebase_auth/firebase_auth.dart';
import 'package:get/get.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import '../utils/hashing.dart';

class LoginController extends GetxController {
  final error = RxnString();
  String? _rawNonce;

  Future<void> loginWithApple() async {
    _rawNonce = generateNonce();
    try {
      final credential = await SignInWithApple.getAppleIDCredential(
        scopes: [AppleIDAuthorizationScopes.email],
        nonce: sha256Hex(_rawNonce!),
      );
      await _finish(credential.identityToken);
    } on SignInWithAppleAuthorizationException catch (e) {
      error.value = e.message;
    } finally {
      _rawNonce = null;
    }
  }

  Future<void> _finish(String? idToken) async {
    if (idToken == null) {
      error.value = 'No token received';
      return;
    }
    final oauth = OAuthProvider('apple.com').credential(
      idToken: idToken,
      rawNonce: _rawNonce ?? '',
    );
    await FirebaseAuth.instance.signInWithCredential(oauth);
    Get.offAllNamed('/home');
  }
}
