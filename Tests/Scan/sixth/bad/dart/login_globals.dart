import 'package:firebase_auth/firebase_auth.dart';
import 'package:get/get.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import '../util/hash.dart';

final String kAppleNonce = generateNonce();

class LoginController extends GetxController {
  final loading = false.obs;
  final error = RxnString();

  Future<void> apple() async {
    loading.value = true;
    try {
      final cred = await SignInWithApple.getAppleIDCredential(
        scopes: [AppleIDAuthorizationScopes.email],
        nonce: sha256Hex(kAppleNonce),
      );
      await FirebaseAuth.instance.signInWithCredential(
        OAuthProvider('apple.com')
            .credential(idToken: cred.identityToken, rawNonce: kAppleNonce),
      );
      Get.offAllNamed('/home');
    } catch (e) {
      error.value = '$e';
    } finally {
      loading.value = false;
    }
  }
}
