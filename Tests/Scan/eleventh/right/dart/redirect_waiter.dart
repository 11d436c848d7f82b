import 'dart:async';

/// Waits for the redirect that ends a login in the browser.
class RedirectWaiter {
  Completer<Uri>? _waiting;

  Future<Uri> wait() {
    _waiting?.completeError(StateError('superseded'));
    final completer = Completer<Uri>();
    _waiting = completer;
    return completer.future;
  }

  void onUri(Uri uri) {
    final completer = _waiting;
    if (completer == null || uri.host != 'login') return;
    _waiting = null;
    final error = uri.queryParameters['error'];
    if (error != null) {
      completer.completeError(StateError(error));
    } else {
      completer.complete(uri);
    }
  }
}
