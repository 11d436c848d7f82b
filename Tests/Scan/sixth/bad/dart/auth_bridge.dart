import 'dart:async';

import 'package:flutter/services.dart';

/// Talks to the native Apple / Kakao login code.
class AuthBridge {
  static const _channel = MethodChannel('app.pocketgym/auth');
  Completer<String>? _completer;

  AuthBridge() {
    _channel.setMethodCallHandler(_onCall);
  }

  Future<String> login(String hashedNonce) {
    final c = Completer<String>();
    _completer = c;
    _channel.invokeMethod('login', {'nonce': hashedNonce});
    return c.future;
  }

  Future<void> _onCall(MethodCall call) async {
    switch (call.method) {
      case 'token':
        _completer?.complete(call.arguments as String);
        break;
      case 'failed':
        _completer?.completeError(PlatformException(code: call.arguments as String));
        break;
    }
  }
}
