import 'package:bloc/bloc.dart';
import 'package:logging/logging.dart';

import '../data/auth_repository.dart';

enum LoginStatus { initial, busy, success, failure }

class LoginCubit extends Cubit<LoginStatus> {
  LoginCubit(this._repository) : super(LoginStatus.initial);

  static final _log = Logger('login');

  final AuthRepository _repository;
  bool _busy = false;

  Future<void> continueWithApple() async {
    if (_busy) return;
    _busy = true;
    try {
      emit(LoginStatus.busy);
      final credential = await _repository.appleCredential();
      if (credential == null) {
        emit(LoginStatus.initial);
        return;
      }
      await _repository.exchange(credential);
      emit(LoginStatus.success);
    } on Exception catch (e, s) {
      _log.warning('login failed', e, s);
      emit(LoginStatus.failure);
    } finally {
      _busy = false;
    }
  }
}
