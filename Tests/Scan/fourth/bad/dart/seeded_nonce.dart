import 'dart:convert';
import 'dart:math';

/// One nonce per login, reproducible for the support team.
class LoginNonce {
  LoginNonce(this.deviceId);
  final int deviceId;

  String create() {
    final rng = Random(deviceId);
    final bytes = List<int>.generate(24, (_) => rng.nextInt(256));
    return base64Url.encode(bytes);
  }
}
