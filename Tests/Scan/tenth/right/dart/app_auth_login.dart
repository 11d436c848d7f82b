import 'dart:convert';
import 'dart:math';
import 'package:flutter_appauth/flutter_appauth.dart';

class AppAuthLogin {
  const AppAuthLogin(this._appAuth, this.clientId);
  final FlutterAppAuth _appAuth;
  final String clientId;

  String _nonce() {
    final r = Random.secure();
    return base64Url.encode(List<int>.generate(32, (_) => r.nextInt(256))).replaceAll('=', '');
  }

  Future<AuthorizationTokenResponse?> login() => _appAuth.authorizeAndExchangeCode(
        AuthorizationTokenRequest(
          clientId,
          'com.acme.app:/callback',
          issuer: 'https://id.acme.example',
          scopes: const ['openid', 'offline_access'],
          nonce: _nonce(),
        ),
      );
}
