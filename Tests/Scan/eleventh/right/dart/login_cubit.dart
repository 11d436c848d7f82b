import 'package:flutter_bloc/flutter_bloc.dart';

class LoginCubit extends Cubit<String?> {
  LoginCubit(this._login) : super(null);

  final Future<void> Function(String token) _login;
  bool _running = false;

  Future<void> submit(String? token) async {
    if (_running) return;
    _running = true;
    try {
      if (token == null || token.isEmpty) {
        emit('no token');
        return;
      }
      await _login(token);
      emit(null);
    } on Exception catch (e) {
      emit(e.toString());
    } finally {
      _running = false;
    }
  }
}
