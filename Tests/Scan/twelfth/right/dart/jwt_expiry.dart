import 'dart:convert';

/// Only tells when a token of our own has to be renewed; the API checks it anyway.
DateTime? expiryOf(String accessToken) {
  final parts = accessToken.split('.');
  if (parts.length != 3) return null;
  final payload = utf8.decode(base64Url.decode(base64Url.normalize(parts[1])));
  final claims = jsonDecode(payload) as Map<String, dynamic>;
  final exp = claims['exp'] as int?;
  return exp == null ? null : DateTime.fromMillisecondsSinceEpoch(exp * 1000);
}

bool isExpired(String accessToken, {Duration leeway = const Duration(seconds: 30)}) {
  final expiry = expiryOf(accessToken);
  return expiry == null || DateTime.now().add(leeway).isAfter(expiry);
}

Duration untilRefresh(String accessToken) {
  final expiry = expiryOf(accessToken);
  if (expiry == null) return Duration.zero;
  final left = expiry.difference(DateTime.now()) - const Duration(minutes: 1);
  return left.isNegative ? Duration.zero : left;
}
