import 'dart:async';
import 'dart:convert';

/// Renews the session shortly before its access token ends.
///
/// The token comes from our own server over TLS and is checked there on every call;
/// the app reads nothing but the expiry.
class SessionTimer {
  SessionTimer({required this.onDue});

  final Future<void> Function() onDue;
  Timer? _timer;

  void watch(String accessToken) {
    _timer?.cancel();
    final end = _expiry(accessToken);
    if (end == null) return;
    final wait = end.difference(DateTime.now()) - const Duration(minutes: 1);
    _timer = Timer(wait.isNegative ? Duration.zero : wait, () => unawaited(onDue()));
  }

  DateTime? _expiry(String token) {
    final parts = token.split('.');
    if (parts.length != 3) return null;
    final payload = utf8.decode(base64Url.decode(base64Url.normalize(parts[1])));
    final claims = jsonDecode(payload) as Map<String, dynamic>;
    final exp = claims['exp'];
    return exp is int ? DateTime.fromMillisecondsSinceEpoch(exp * 1000) : null;
  }

  void dispose() => _timer?.cancel();
}
