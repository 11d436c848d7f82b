import 'package:firebase_auth/firebase_auth.dart';
import 'package:riverpod_annotation/riverpod_annotation.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'digest.dart';

part 'apple_flow.g.dart';

@riverpod
class AppleFlow extends _$AppleFlow {
  String? _open;

  @override
  FutureOr<User?> build() => FirebaseAuth.instance.currentUser;

  Future<AuthorizationCredentialAppleID> present() {
    final nonce = generateNonce();
    _open = nonce;
    return SignInWithApple.getAppleIDCredential(
      scopes: const [AppleIDAuthorizationScopes.email],
      nonce: hexDigest(nonce),
    );
  }

  Future<void> link(AuthorizationCredentialAppleID apple) async {
    state = const AsyncLoading();
    state = await AsyncValue.guard(() async {
      final cred = OAuthProvider('apple.com').credential(
        idToken: apple.identityToken,
        rawNonce: _open ?? '',
      );
      _open = null;
      final result = await FirebaseAuth.instance.currentUser!.linkWithCredential(cred);
      return result.user;
    });
  }
}
