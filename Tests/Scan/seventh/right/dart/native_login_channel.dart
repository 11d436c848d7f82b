import 'dart:async';

import 'package:flutter/services.dart';

class NativeLoginException implements Exception {
  const NativeLoginException(this.code, this.message);

  final String code;
  final String? message;
}

/// Dart half of the plugin `native_login`.
class NativeLoginChannel {
  NativeLoginChannel([this._channel = const MethodChannel('dev.anchor/native_login')]) {
    _channel.setMethodCallHandler(_handle);
  }

  final MethodChannel _channel;
  Completer<String>? _waiting;

  Future<String> start({required String clientId, required String nonce}) {
    _take()?.completeError(const NativeLoginException('superseded', null));
    final completer = Completer<String>();
    _waiting = completer;
    unawaited(_channel.invokeMethod<void>('start', {'clientId': clientId, 'nonce': nonce}));
    return completer.future;
  }

  Completer<String>? _take() {
    final completer = _waiting;
    _waiting = null;
    return completer;
  }

  Future<void> _handle(MethodCall call) async {
    final completer = _take();
    if (completer == null) return;
    if (call.method == 'token') {
      completer.complete(call.arguments as String);
    } else {
      final map = Map<String, Object?>.from(call.arguments as Map);
      completer.completeError(NativeLoginException('${map['code']}', map['message'] as String?));
    }
  }
}
