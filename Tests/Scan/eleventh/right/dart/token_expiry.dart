class AccessToken {
  AccessToken(this.value, Duration lifetime) : expiresAt = DateTime.now().add(lifetime);

  final String value;
  final DateTime expiresAt;

  /// A minute early, so that no request fails on its way.
  bool get stale => DateTime.now().isAfter(expiresAt.subtract(const Duration(minutes: 1)));
}

class Session {
  AccessToken? _token;

  Future<String> token(Future<AccessToken> Function() signIn) async {
    final current = _token;
    if (current != null && !current.stale) return current.value;
    final fresh = await signIn();
    _token = fresh;
    return fresh.value;
  }
}
