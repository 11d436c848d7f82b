import 'package:flutter_appauth/flutter_appauth.dart';

import 'secure_text.dart';
import 'token_store.dart';

/// Keycloak. The nonce goes out as it is and comes back as it is, the plugin compares.
class AppAuthClient {
  AppAuthClient(this._appAuth, this._store, this._text);

  final FlutterAppAuth _appAuth;
  final TokenStore _store;
  final SecureText _text;

  static const _issuer = 'https://id.anchor.example/realms/staff';
  static const _redirect = 'dev.anchor.staff:/callback';

  Future<bool> login() async {
    final nonce = _text.nonce(43);
    final result = await _appAuth.authorizeAndExchangeCode(
      AuthorizationTokenRequest(
        'staff-app',
        _redirect,
        issuer: _issuer,
        nonce: nonce,
        scopes: const ['openid', 'profile', 'offline_access'],
        promptValues: const ['login'],
      ),
    );
    final refresh = result.refreshToken;
    if (refresh == null) return false;
    await _store.write(refresh, result.accessTokenExpirationDateTime ?? DateTime.now());
    return true;
  }

  Future<void> logout(String idToken) => _appAuth.endSession(
        EndSessionRequest(idTokenHint: idToken, issuer: _issuer, postLogoutRedirectUrl: _redirect),
      );
}
