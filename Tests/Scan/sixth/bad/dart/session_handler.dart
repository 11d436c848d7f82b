import 'dart:convert';

import 'package:dart_jsonwebtoken/dart_jsonwebtoken.dart';
import 'package:shelf/shelf.dart';

import 'stores.dart';

class SessionHandler {
  SessionHandler(this._pending, this._users, this._key);

  final PendingLogins _pending;
  final UserStore _users;
  final JWTKey _key;

  Future<Response> call(Request request) async {
    final body = jsonDecode(await request.readAsString()) as Map<String, dynamic>;
    final JWT token;
    try {
      token = JWT.verify(body['id_token'] as String, _key);
    } on JWTException {
      return Response.unauthorized('token');
    }
    final expected = _pending.take(body['attempt'] as String?)?.nonce;
    if (token.payload['nonce'] != expected) {
      return Response.unauthorized('nonce');
    }
    final session = await _users.open(token.subject!);
    return Response.ok(jsonEncode({'session': session.id}));
  }
}
