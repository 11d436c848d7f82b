import 'package:flutter_bloc/flutter_bloc.dart';

class LoginCubit extends Cubit<LoginState> {
  LoginCubit(this._auth) : super(const LoginState.idle());
  final AuthGateway _auth;
  bool _busy = false;

  Future<void> apple() async {
    if (_busy) return;
    _busy = true;
    try {
      final credential = await _auth.apple();
      if (credential == null) {
        emit(const LoginState.idle());
        return;
      }
      emit(LoginState.done(await _auth.exchange(credential)));
    } on AuthFailure catch (e) {
      emit(LoginState.failed(e.message ?? ''));
    } finally {
      _busy = false;
    }
  }
}
