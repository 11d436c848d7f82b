import 'dart:math';

import 'package:flutter_test/flutter_test.dart';
import 'package:identity/identity.dart';
import 'package:mocktail/mocktail.dart';

class MockGateway extends Mock implements Gateway {}

void main() {
  late MockGateway gateway;
  late AuthRepository repository;

  setUp(() {
    gateway = MockGateway();
    repository = AuthRepository(gateway: gateway, text: SecureText(random: Random(99)));
    when(() => gateway.login(token: any(named: 'token'), rawNonce: any(named: 'rawNonce')))
        .thenAnswer((_) async => const Session('s'));
  });

  test('the nonce has 32 letters', () {
    final text = SecureText(random: Random(1));
    expect(text.nonce(), hasLength(32));
  });

  test('the nonce of the attempt goes to the gateway', () async {
    await repository.signIn();
    final captured = verify(() => gateway.login(
          token: any(named: 'token'),
          rawNonce: captureAny(named: 'rawNonce'),
        )).captured;
    expect(captured.single, hasLength(32));
  });
}
