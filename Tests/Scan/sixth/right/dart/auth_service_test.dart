import 'dart:math';

import 'package:flutter_test/flutter_test.dart';
import 'package:mocktail/mocktail.dart';

import 'package:almanac/auth/auth_service.dart';

class MockBackend extends Mock implements Backend {}

void main() {
  final random = Random(1);
  String nonce() => List.generate(32, (_) => random.nextInt(36).toRadixString(36)).join();

  group('AuthService', () {
    late MockBackend backend;
    late AuthService service;

    setUp(() {
      backend = MockBackend();
      service = AuthService(backend, newNonce: nonce);
      when(() => backend.login(any(), any())).thenAnswer((_) async => 'session');
    });

    test('uses another nonce each time', () async {
      await service.login('a');
      await service.login('b');
      final calls = verify(() => backend.login(any(), captureAny())).captured;
      expect(calls.toSet(), hasLength(2));
    });
  });
}
