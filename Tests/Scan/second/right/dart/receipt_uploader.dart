import 'dart:io';
import 'dart:math';

import 'package:supabase_flutter/supabase_flutter.dart';

class ReceiptUploader {
  ReceiptUploader(this._client);

  final SupabaseClient _client;

  Future<String> upload(File image) async {
    final user = _client.auth.currentUser;
    if (user == null) {
      throw const AuthException('not signed in');
    }
    final path = '${user.id}/${DateTime.now().millisecondsSinceEpoch}.jpg';

    for (var attempt = 0;; attempt++) {
      try {
        await _client.storage.from('receipts').upload(path, image);
        return path;
      } on SocketException {
        if (attempt == 3) rethrow;
        final jitter = Random().nextInt(300);
        await Future<void>.delayed(Duration(milliseconds: 500 * (1 << attempt) + jitter));
      }
    }
  }
}
