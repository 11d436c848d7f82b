import 'dart:convert';
import 'dart:math';

import 'package:get_it/get_it.dart';
import 'package:url_launcher/url_launcher.dart';

final getIt = GetIt.instance;

String _bytes(int n) {
  final r = Random.secure();
  return base64UrlEncode(List<int>.generate(n, (_) => r.nextInt(256)));
}

class AuthGlobals {
  static final String nonce = _bytes(24);
  static const scopes = ['openid', 'email', 'offline_access'];
}

class HostedLogin {
  HostedLogin(this.domain, this.clientId);

  final String domain;
  final String clientId;

  Future<void> launch() async {
    final uri = Uri.https(domain, '/authorize', {
      'client_id': clientId,
      'response_type': 'code',
      'scope': AuthGlobals.scopes.join(' '),
      'state': _bytes(12),
      'nonce': AuthGlobals.nonce,
      'redirect_uri': 'com.example.ledger://callback',
    });
    await launchUrl(uri, mode: LaunchMode.externalApplication);
  }
}
