import 'package:flutter/foundation.dart';
import 'package:google_sign_in/google_sign_in.dart';

class LoginController extends ChangeNotifier {
  LoginController(this._google, this._backend);

  final GoogleSignIn _google;
  final Backend _backend;

  bool _busy = false;
  bool get busy => _busy;
  String? error;

  Future<void> loginWithGoogle() async {
    if (_busy) return;
    _busy = true;
    error = null;
    notifyListeners();

    final account = await _google.signIn();
    if (account == null) return;

    try {
      final auth = await account.authentication;
      await _backend.login(idToken: auth.idToken!);
    } on BackendException catch (e) {
      error = e.message;
    }
    _busy = false;
    notifyListeners();
  }
}
