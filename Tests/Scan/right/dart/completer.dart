class TokenRequest {
  Completer<String>? _completer;

  Future<String> start(Sdk sdk) {
    final completer = _completer = Completer<String>();
    sdk.login();
    return completer.future;
  }

  void onResult(String? token, Object? error) {
    final completer = _completer;
    _completer = null;
    if (completer == null || completer.isCompleted) return;
    if (token == null) {
      completer.completeError(error ?? StateError('no token'));
    } else {
      completer.complete(token);
    }
  }
}
