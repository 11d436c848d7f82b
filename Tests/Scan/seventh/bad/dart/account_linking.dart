import 'package:firebase_auth/firebase_auth.dart';
import 'package:riverpod_annotation/riverpod_annotation.dart';

import 'apple_gateway.dart';
import 'nonce_box.dart';

part 'account_linking.g.dart';

@riverpod
class AccountLinking extends _$AccountLinking {
  @override
  FutureOr<User?> build() => FirebaseAuth.instance.currentUser;

  Future<void> linkApple() async {
    state = const AsyncLoading();
    state = await AsyncValue.guard(() async {
      final apple = await ref.read(appleGatewayProvider).authorize();
      final nonce = ref.read(nonceBoxProvider).take();
      final credential = OAuthProvider('apple.com').credential(
        idToken: apple.identityToken,
        accessToken: apple.authorizationCode,
        rawNonce: nonce ?? '',
      );
      final user = FirebaseAuth.instance.currentUser;
      if (user == null) {
        return (await FirebaseAuth.instance.signInWithCredential(credential)).user;
      }
      return (await user.linkWithCredential(credential)).user;
    });
  }
}
