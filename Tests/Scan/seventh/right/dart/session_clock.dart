import 'dart:convert';

/// Reads when our own session token ends, to refresh it in time. The server decides what it is worth.
class SessionClock {
  SessionClock({DateTime Function()? now}) : _now = now ?? DateTime.now;

  final DateTime Function() _now;

  DateTime? expiryOf(String token) {
    final parts = token.split('.');
    if (parts.length != 3) return null;
    final Object? payload;
    try {
      payload = jsonDecode(utf8.decode(base64Url.decode(base64Url.normalize(parts[1]))));
    } on FormatException {
      return null;
    }
    if (payload is! Map<String, dynamic>) return null;
    final exp = payload['exp'];
    return exp is int ? DateTime.fromMillisecondsSinceEpoch(exp * 1000, isUtc: true) : null;
  }

  bool needsRefresh(String token) {
    final expiry = expiryOf(token);
    if (expiry == null) return true;
    return expiry.difference(_now()) < const Duration(minutes: 2);
  }
}
