import 'package:flutter/foundation.dart';
import 'package:sign_in_with_apple/sign_in_with_apple.dart';

import 'auth_api.dart';
import 'nonce.dart';

class LoginController extends ChangeNotifier {
  LoginController(this._api);

  final AuthApi _api;
  bool _isBusy = false;
  String? error;

  bool get isBusy => _isBusy;

  Future<void> apple() async {
    if (_isBusy) return;
    _isBusy = true;
    notifyListeners();

    final rawNonce = generateNonce();
    final credential = await SignInWithApple.getAppleIDCredential(
      scopes: const [AppleIDAuthorizationScopes.email],
      nonce: rawNonce,
    );
    final token = credential.identityToken;
    if (token == null) {
      error = 'Apple sent no token';
      notifyListeners();
      return;
    }
    await _api.login(token, rawNonce);

    _isBusy = false;
    notifyListeners();
  }
}
