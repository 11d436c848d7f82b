import 'dart:math';

import 'package:cloud_firestore/cloud_firestore.dart';

/// Invitations to a household. The letters leave out 0, O, 1, I and L, since the codes
/// are read out over the phone.
class InviteCodes {
  InviteCodes(this._db);

  static const _letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

  final FirebaseFirestore _db;
  final _random = Random.secure();

  String _make() => List.generate(10, (_) => _letters[_random.nextInt(_letters.length)]).join();

  Future<String> create(String householdId) async {
    final code = _make();
    await _db.collection('invites').doc(code).set({
      'household': householdId,
      'createdAt': FieldValue.serverTimestamp(),
      'expiresAt': Timestamp.fromDate(DateTime.now().add(const Duration(days: 7))),
    });
    return code;
  }
}
