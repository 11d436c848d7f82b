import 'package:bloc/bloc.dart';
import 'package:firebase_auth/firebase_auth.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

part 'apple_sign_in_event.dart';
part 'apple_sign_in_state.dart';

class AppleSignInBloc extends Bloc<AppleSignInEvent, AppleSignInState> {
  AppleSignInBloc(this._firebaseAuth) : super(const AppleSignInState.idle()) {
    on<AppleSignInRequested>(_onRequested);
  }

  final FirebaseAuth _firebaseAuth;

  Future<void> _onRequested(
    AppleSignInRequested event,
    Emitter<AppleSignInState> emit,
  ) async {
    emit(const AppleSignInState.loading());
    try {
      final rawNonce = generateNonce();
      final appleCredential = await SignInWithApple.getAppleIDCredential(
        scopes: const [AppleIDAuthorizationScopes.email],
        nonce: rawNonce,
      );
      final oauthCredential = OAuthProvider('apple.com').credential(
        idToken: appleCredential.identityToken,
        rawNonce: rawNonce,
      );
      final result = await _firebaseAuth.signInWithCredential(oauthCredential);
      emit(AppleSignInState.success(result.user!));
    } on SignInWithAppleAuthorizationException catch (e) {
      emit(AppleSignInState.failure(e.message));
    } on FirebaseAuthException catch (e) {
      emit(AppleSignInState.failure(e.message ?? e.code));
    }
  }
}
