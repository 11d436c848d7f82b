import 'dart:async';

class NoAttempt implements Exception {}

class Attempts {
  String? _nonce;
  Completer<String>? _token;

  Future<String> begin(String nonce) {
    _nonce = nonce;
    return (_token = Completer<String>()).future;
  }

  String take() {
    final nonce = _nonce;
    _nonce = null;
    if (nonce == null || nonce.isEmpty) throw NoAttempt();
    return nonce;
  }

  void answer(String token) {
    final waiting = _token;
    _token = null;
    if (waiting == null || waiting.isCompleted) return;
    waiting.complete(token);
  }
}
