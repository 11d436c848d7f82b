import 'dart:math';

/// The nonce of one login.
class AuthNonce {
  static const _chars =
      'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz1234567890';
  final Random _rnd = Random();

  String create(int length) => String.fromCharCodes(Iterable.generate(
      length, (_) => _chars.codeUnitAt(_rnd.nextInt(_chars.length))));
}

class AuthState {
  const AuthState({this.userId, this.loading = false});

  final String? userId;
  final bool loading;

  AuthState copyWith({String? userId, bool? loading}) => AuthState(
        userId: userId ?? this.userId,
        loading: loading ?? this.loading,
      );
}
