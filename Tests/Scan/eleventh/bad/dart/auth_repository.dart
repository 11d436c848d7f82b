import 'dart:math';

class AuthRepository {
  AuthRepository(this._client);

  final LoginClient _client;

  static const _chars = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz01234567890';
  final Random _rnd = Random();

  String getRandomString(int length) => String.fromCharCodes(Iterable.generate(
      length, (_) => _chars.codeUnitAt(_rnd.nextInt(_chars.length))));

  Future<Session> login() {
    final nonce = getRandomString(24);
    return _client.authorize(nonce: nonce);
  }
}

abstract class LoginClient {
  Future<Session> authorize({required String nonce});
}

class Session {}
