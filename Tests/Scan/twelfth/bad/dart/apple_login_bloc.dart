import 'package:firebase_auth/firebase_auth.dart';
import 'package:flutter_bloc/flutter_bloc.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

part 'apple_login_event.dart';
part 'apple_login_state.dart';

class AppleLoginBloc extends Bloc<AppleLoginEvent, AppleLoginState> {
  AppleLoginBloc({required FirebaseAuth auth, required UserRepository users})
      : _auth = auth,
        _users = users,
        super(const AppleLoginInitial()) {
    on<AppleLoginPressed>(_onPressed);
  }

  final FirebaseAuth _auth;
  final UserRepository _users;

  Future<void> _onPressed(AppleLoginPressed event, Emitter<AppleLoginState> emit) async {
    emit(const AppleLoginInProgress());
    try {
      final rawNonce = generateNonce();
      final apple = await SignInWithApple.getAppleIDCredential(
        scopes: const [AppleIDAuthorizationScopes.email],
        nonce: rawNonce,
      );
      final credential = OAuthProvider('apple.com').credential(
        idToken: apple.identityToken,
        rawNonce: rawNonce,
      );
      final result = await _auth.signInWithCredential(credential);
      await _users.upsert(result.user!);
      emit(AppleLoginSuccess(result.user!.uid));
    } on FirebaseAuthException catch (e) {
      emit(AppleLoginFailure(e.code));
    }
  }
}
