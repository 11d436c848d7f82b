import 'package:flutter/foundation.dart';

import 'identity.dart';

class LoginController extends ChangeNotifier {
  LoginController(this._identity);

  final Identity _identity;
  bool _busy = false;
  String? error;

  bool get busy => _busy;

  Future<void> signIn() async {
    if (_busy) return;
    _busy = true;
    notifyListeners();

    final token = await _identity.requestToken();
    if (token == null) {
      error = 'cancelled';
      notifyListeners();
      return;
    }

    try {
      await _identity.exchange(token);
    } on Exception catch (e) {
      error = '$e';
    } finally {
      _busy = false;
      notifyListeners();
    }
  }
}
