import 'dart:async';

import 'package:flutter/services.dart';

class NativeLogin {
  NativeLogin([this._channel = const MethodChannel('app.almanac/login')]) {
    _channel.setMethodCallHandler(_handle);
  }

  final MethodChannel _channel;
  Completer<String>? _open;

  Future<String> token(String nonceHash) async {
    _take()?.completeError(StateError('replaced by a newer login'));
    final completer = _open = Completer<String>();
    await _channel.invokeMethod<void>('start', {'nonce': nonceHash});
    return completer.future;
  }

  Completer<String>? _take() {
    final completer = _open;
    _open = null;
    return completer;
  }

  Future<void> _handle(MethodCall call) async {
    final completer = _take();
    if (completer == null) return;
    if (call.method == 'token') {
      completer.complete(call.arguments as String);
      return;
    }
    completer.completeError(PlatformException(code: call.method));
  }
}
