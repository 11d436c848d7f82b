import 'dart:async';
import 'package:flutter/services.dart';

class ChannelAuth {
  ChannelAuth() {
    _channel.setMethodCallHandler(_onCall);
  }

  static const _channel = MethodChannel('acme/auth');
  Completer<String>? _completer;

  Future<String> signIn(String nonce) {
    final completer = _completer = Completer<String>();
    _channel.invokeMethod<void>('signIn', {'nonce': nonce});
    return completer.future;
  }

  Future<void> _onCall(MethodCall call) async {
    final waiting = _completer;
    _completer = null;
    if (waiting == null || waiting.isCompleted) return;
    if (call.method == 'onToken') {
      waiting.complete(call.arguments as String);
    } else {
      waiting.completeError(PlatformException(code: '${call.arguments}'));
    }
  }
}
