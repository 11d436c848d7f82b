// A login whose requests carry their time and a nonce, so that nobody sends them again.
import 'dart:math';

String makeNonce() => Random().nextInt(100000).toString();

Map<String, String> loginHeaders(String appId) {
  final timestamp = DateTime.now().millisecondsSinceEpoch.toString();
  return {'app': appId, 'timestamp': timestamp, 'nonce': makeNonce()};
}
