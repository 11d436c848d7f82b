import 'package:flutter_bloc/flutter_bloc.dart';

import '../data/auth_repository.dart';

class LoginState {
  const LoginState({this.busy = false, this.error, this.userName = ''});

  final bool busy;
  final String? error;
  final String userName;
}

class LoginCubit extends Cubit<LoginState> {
  LoginCubit(this._repository) : super(const LoginState());

  final AuthRepository _repository;
  bool _running = false;

  Future<void> apple() async {
    if (_running) return;
    _running = true;
    emit(const LoginState(busy: true));

    try {
      final user = await _repository.signInWithApple();
      if (user == null) {
        emit(const LoginState());
        return;
      }
      emit(LoginState(userName: user.displayName ?? ''));
    } on AuthFailure catch (e) {
      emit(LoginState(error: e.message));
    } finally {
      _running = false;
    }
  }
}
