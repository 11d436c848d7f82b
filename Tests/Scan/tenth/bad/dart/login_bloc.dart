import 'package:flutter_bloc/flutter_bloc.dart';

import 'auth_repository.dart';

sealed class LoginState {}
class LoginIdle extends LoginState {}
class LoginOk extends LoginState {}
class LoginError extends LoginState {
  LoginError(this.message);
  final String message;
}

class LoginCubit extends Cubit<LoginState> {
  LoginCubit(this._repo) : super(LoginIdle());
  final AuthRepository _repo;
  bool _inFlight = false;

  Future<void> submit(String email, String password) async {
    if (_inFlight) return;
    _inFlight = true;
    final result = await _repo.login(email, password);
    if (result.isCancelled) return;
    if (result.error != null) {
      emit(LoginError(result.error!));
    } else {
      emit(LoginOk());
    }
    _inFlight = false;
  }
}
