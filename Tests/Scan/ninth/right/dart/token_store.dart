import 'dart:math';

import 'package:flutter_secure_storage/flutter_secure_storage.dart';

/// Access and refresh token of the signed-in user.
class TokenStore {
  const TokenStore(this._storage);

  final FlutterSecureStorage _storage;

  static const _accessKey = 'access_token';
  static const _expiryKey = 'access_token_expiry';

  Future<void> save(String token, Duration lifetime) async {
    final expiry = DateTime.now().add(lifetime).millisecondsSinceEpoch;
    await _storage.write(key: _accessKey, value: token);
    await _storage.write(key: _expiryKey, value: '$expiry');
  }

  Future<String?> read() async {
    final expiry = int.tryParse(await _storage.read(key: _expiryKey) ?? '');
    if (expiry == null || expiry < DateTime.now().millisecondsSinceEpoch) {
      return null;
    }
    return _storage.read(key: _accessKey);
  }

  Future<void> clear() async {
    await _storage.delete(key: _accessKey);
    await _storage.delete(key: _expiryKey);
  }
}

Duration backoff(int attempt) {
  final jitter = Random().nextInt(300);
  return Duration(milliseconds: min(8000, 250 << attempt) + jitter);
}
