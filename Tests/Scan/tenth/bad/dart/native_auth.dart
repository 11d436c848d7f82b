import 'dart:async';
import 'package:flutter/services.dart';

class NativeAuth {
  static const _channel = MethodChannel('acme/auth');
  Completer<String>? _completer;

  NativeAuth() {
    _channel.setMethodCallHandler(_onCall);
  }

  Future<String> signIn(String nonce) {
    final completer = Completer<String>();
    _completer = completer;
    _channel.invokeMethod<void>('signIn', {'nonce': nonce});
    return completer.future;
  }

  Future<void> _onCall(MethodCall call) async {
    switch (call.method) {
      case 'onToken':
        _completer?.complete(call.arguments as String);
        break;
      case 'onError':
        _completer?.completeError(PlatformException(code: '${call.arguments}'));
        break;
    }
  }
}
