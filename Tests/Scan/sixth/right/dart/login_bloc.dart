import 'package:bloc/bloc.dart';

import 'login_event.dart';
import 'login_state.dart';
import 'session_repository.dart';

class LoginBloc extends Bloc<LoginEvent, LoginState> {
  LoginBloc(this._sessions) : super(const LoginState()) {
    on<LoginWithApple>((_, emit) => _run(emit, _sessions.apple));
    on<LoginWithGoogle>((_, emit) => _run(emit, _sessions.google));
  }

  final SessionRepository _sessions;
  bool _running = false;

  Future<void> _run(
    Emitter<LoginState> emit,
    Future<String?> Function() login,
  ) async {
    if (_running) return;
    _running = true;
    emit(state.copyWith(loading: true, message: ''));
    try {
      final uid = await login();
      if (uid == null) {
        emit(state.copyWith(loading: false));
        return;
      }
      emit(state.copyWith(loading: false, uid: uid));
    } catch (error) {
      emit(state.copyWith(loading: false, message: '$error'));
    } finally {
      _running = false;
    }
  }
}
