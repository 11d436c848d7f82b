import 'package:flutter/foundation.dart';

import 'auth_api.dart';

class SignInController extends ChangeNotifier {
  SignInController(this._api);

  final AuthApi _api;
  bool _isBusy = false;
  String? error;

  bool get isBusy => _isBusy;

  Future<void> google() async {
    if (_isBusy) return;
    _isBusy = true;
    error = null;
    notifyListeners();
    try {
      final token = await _api.googleIdToken();
      if (token == null) {
        error = 'No account';
        return;
      }
      await _api.login(token);
    } on AuthApiException catch (e) {
      error = e.message;
    } finally {
      _isBusy = false;
      notifyListeners();
    }
  }
}
