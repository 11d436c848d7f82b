import 'dart:async';

import 'package:firebase_auth/firebase_auth.dart';
import 'package:get/get.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'digest_util.dart';
import 'secure_random_text.dart';

class SessionController extends GetxController {
  SessionController({SecureRandomText? random}) : _random = random ?? SecureRandomText();

  final SecureRandomText _random;
  final loading = false.obs;
  final user = Rxn<User>();
  final problem = ''.obs;
  StreamSubscription<User?>? _subscription;

  @override
  void onInit() {
    super.onInit();
    _subscription = FirebaseAuth.instance.authStateChanges().listen((u) => user.value = u);
  }

  @override
  void onClose() {
    _subscription?.cancel();
    super.onClose();
  }

  Future<void> apple() => _guarded(() async {
        final raw = _random.nonce();
        final credential = await SignInWithApple.getAppleIDCredential(
          scopes: const [AppleIDAuthorizationScopes.email],
          nonce: sha256Hex(raw),
        );
        final token = credential.identityToken;
        if (token == null) {
          problem.value = 'Apple sent no token.';
          return;
        }
        await FirebaseAuth.instance.signInWithCredential(
          OAuthProvider('apple.com').credential(idToken: token, rawNonce: raw),
        );
      });

  Future<void> _guarded(Future<void> Function() body) async {
    if (loading.value) return;
    loading.value = true;
    problem.value = '';
    try {
      await body();
    } on SignInWithAppleAuthorizationException catch (e) {
      if (e.code != AuthorizationErrorCode.canceled) problem.value = e.message;
    } on FirebaseAuthException catch (e) {
      problem.value = e.message ?? e.code;
    } finally {
      loading.value = false;
    }
  }
}
