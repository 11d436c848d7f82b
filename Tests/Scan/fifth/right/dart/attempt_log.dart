class AttemptLog {
  final _entries = <String>[];

  /// Never writes the nonce itself.
  void started(String provider, String nonce) {
    final at = DateTime.now().millisecondsSinceEpoch;
    _entries.add('$at login with $provider, nonce of ${nonce.length} letters');
  }

  List<String> get entries => List.unmodifiable(_entries);
}
