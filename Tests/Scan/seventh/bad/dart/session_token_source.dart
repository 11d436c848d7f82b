import 'dart:async';

import 'package:flutter/services.dart';

/// Talks to the native half of the login plugin.
class SessionTokenSource {
  SessionTokenSource() {
    _channel.setMethodCallHandler(_onCall);
  }

  final _channel = const MethodChannel('com.orchard.login/session');
  Completer<String>? _pending;

  Future<String> request(String nonce) {
    final completer = Completer<String>();
    _pending = completer;
    _channel.invokeMethod<void>('start', {'nonce': nonce});
    return completer.future;
  }

  Future<void> _onCall(MethodCall call) async {
    switch (call.method) {
      case 'token':
        _pending?.complete(call.arguments as String);
        break;
      case 'error':
        final details = call.arguments as Map;
        _pending?.completeError(PlatformException(
          code: details['code'] as String,
          message: details['message'] as String?,
        ));
        break;
    }
  }

  void dispose() => _channel.setMethodCallHandler(null);
}
