import 'package:uuid/uuid.dart';
import 'package:flutter_appauth/flutter_appauth.dart';

const clientId = 'mobile';
const redirect = 'com.acme.app:/callback';

class AuthGlobals {
  AuthGlobals._();
  static final String nonce = const Uuid().v1();
}

class LoginClient {
  const LoginClient(this._appAuth);
  final FlutterAppAuth _appAuth;

  Future<AuthorizationTokenResponse?> login() {
    return _appAuth.authorizeAndExchangeCode(
      AuthorizationTokenRequest(
        clientId,
        redirect,
        issuer: 'https://id.acme.example',
        scopes: const ['openid', 'email'],
        nonce: AuthGlobals.nonce,
      ),
    );
  }
}
