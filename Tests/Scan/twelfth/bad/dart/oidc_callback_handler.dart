import 'package:jwt_decoder/jwt_decoder.dart';

class OidcCallbackHandler {
  OidcCallbackHandler(this._attempts, this._sessions);

  final AttemptStore _attempts;
  final SessionStore _sessions;

  Future<Session> handle(Uri callback) async {
    final state = callback.queryParameters['state'];
    final idToken = callback.queryParameters['id_token'];
    if (state == null || idToken == null) {
      throw const LoginFailed('incomplete callback');
    }
    final nonce = await _attempts.take(state);
    if (nonce == null) {
      throw const LoginFailed('unknown state');
    }

    final claims = JwtDecoder.decode(idToken);
    if (claims['nonce'] != nonce) {
      throw const LoginFailed('nonce');
    }
    return _sessions.open(claims['sub'] as String, email: claims['email'] as String?);
  }
}
