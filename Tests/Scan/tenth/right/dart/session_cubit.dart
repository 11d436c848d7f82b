import 'package:flutter_bloc/flutter_bloc.dart';

import 'auth_repository.dart';

enum SessionStatus { idle, signedIn, failed }

class SessionCubit extends Cubit<SessionStatus> {
  SessionCubit(this._repo) : super(SessionStatus.idle);
  final AuthRepository _repo;
  var _inFlight = false;

  Future<void> login(String email, String password) async {
    if (_inFlight) return;
    _inFlight = true;
    try {
      final result = await _repo.login(email, password);
      if (result.isCancelled) return;
      emit(result.error == null ? SessionStatus.signedIn : SessionStatus.failed);
    } finally {
      _inFlight = false;
    }
  }
}
