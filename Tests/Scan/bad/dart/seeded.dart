import 'dart:math';

String makeNonce() {
  final rng = Random(DateTime.now().millisecondsSinceEpoch);
  final values = List<int>.generate(16, (i) => rng.nextInt(256));
  return values.map((v) => v.toRadixString(16)).join();
}
