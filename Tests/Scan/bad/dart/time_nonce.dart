String buildNonce() {
  final nonce = DateTime.now().microsecondsSinceEpoch.toString();
  return nonce;
}
