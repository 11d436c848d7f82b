import 'package:flutter_bloc/flutter_bloc.dart';
import 'package:firebase_auth/firebase_auth.dart';

class LoginCubit extends Cubit<bool> {
  LoginCubit(this._auth) : super(false);
  final FirebaseAuth _auth;
  String? _rawNonce;

  void attemptStarted(String nonce) => _rawNonce = nonce;

  Future<void> onAppleToken(String idToken) async {
    emit(true);
    try {
      final credential = OAuthProvider('apple.com').credential(
        idToken: idToken,
        rawNonce: _rawNonce ?? '',
      );
      _rawNonce = null;
      await _auth.signInWithCredential(credential);
    } finally {
      emit(false);
    }
  }
}
