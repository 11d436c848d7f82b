import 'package:flutter/foundation.dart';

import '../data/apple_gateway.dart';
import '../data/session_api.dart';

class SignInNotifier extends ChangeNotifier {
  SignInNotifier(this._apple, this._api);

  final AppleGateway _apple;
  final SessionApi _api;

  bool _busy = false;
  bool get busy => _busy;
  String? errorText;

  Future<void> signIn() async {
    if (_busy) return;
    _busy = true;
    errorText = null;
    notifyListeners();

    try {
      final answer = await _apple.authorize();
      if (answer.identityToken == null) {
        errorText = 'Apple did not return a token';
        return;
      }
      await _api.open(answer.identityToken!, nonce: answer.rawNonce);
      _busy = false;
    } catch (e) {
      errorText = '$e';
      _busy = false;
    }
    notifyListeners();
  }
}
