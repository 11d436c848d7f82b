import 'package:flutter_bloc/flutter_bloc.dart';

class LoginCubit extends Cubit<LoginState> {
  LoginCubit(this._auth) : super(const LoginState());

  final AuthRepository _auth;
  bool _running = false;

  Future<void> google() => _run(_auth.signInWithGoogle);

  Future<void> apple() => _run(_auth.signInWithApple);

  Future<void> _run(Future<User?> Function() signIn) async {
    if (_running) return;
    _running = true;
    emit(state.copyWith(loading: true));
    try {
      final user = await signIn();
      if (user == null) return;
      emit(state.copyWith(user: user));
    } on AuthException catch (e) {
      emit(state.copyWith(error: e.message));
    } finally {
      _running = false;
      emit(state.copyWith(loading: false));
    }
  }
}
