import 'package:test/test.dart';
import 'package:app/secure_nonce.dart';

void main() {
  group('SecureNonce', () {
    test('is as long as asked', () {
      expect(SecureNonce.generate(48).raw, hasLength(48));
    });

    test('has no letter outside the alphabet', () {
      expect(SecureNonce.generate().raw, matches(RegExp(r'^[0-9A-Za-z\-._]{32}$')));
    });

    test('hash does not lose zeroes', () {
      for (var i = 0; i < 500; i++) {
        expect(SecureNonce.generate().hashed.length, 64);
      }
    });
  });
}
