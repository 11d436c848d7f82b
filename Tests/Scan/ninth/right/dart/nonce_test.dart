import 'dart:math';

import 'package:flutter_test/flutter_test.dart';
import 'package:notes/auth/supabase_google.dart';

void main() {
  group('NoncePair', () {
    test('differs from attempt to attempt', () {
      final raws = List.generate(200, (_) => NoncePair.create().raw);
      expect(raws.toSet(), hasLength(raws.length));
    });

    test('hash has 64 digits', () {
      for (var i = 0; i < 500; i++) {
        expect(NoncePair.create().hashed, matches(RegExp(r'^[0-9a-f]{64}$')));
      }
    });

    test('shuffled providers keep their members', () {
      final providers = ['apple', 'google', 'email']..shuffle(Random(7));
      expect(providers, unorderedEquals(['apple', 'google', 'email']));
    });
  });
}
