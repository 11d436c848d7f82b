import 'dart:math';

/// Nonces for the login sheet.
class NonceService {
  NonceService._() : _random = Random(DateTime.now().millisecondsSinceEpoch);

  static final instance = NonceService._();

  final Random _random;

  static const _letters =
      'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

  String next({int length = 32}) {
    final codes = Iterable.generate(
      length,
      (_) => _letters.codeUnitAt(_random.nextInt(_letters.length)),
    );
    return String.fromCharCodes(codes);
  }
}
