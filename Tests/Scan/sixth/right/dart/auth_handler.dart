import 'dart:convert';

import 'package:dart_jsonwebtoken/dart_jsonwebtoken.dart';
import 'package:shelf/shelf.dart';

import 'key_cache.dart';
import 'repositories.dart';

class AuthHandler {
  const AuthHandler(this.keys, this.attempts, this.users);

  final KeyCache keys;
  final Attempts attempts;
  final Users users;

  Future<Response> apple(Request request) async {
    final body = jsonDecode(await request.readAsString()) as Map<String, dynamic>;
    final attempt = await attempts.take(body['attempt'] as String);
    if (attempt == null) return Response.notFound('attempt');

    final raw = body['id_token'] as String;
    final kid = JWT.decode(raw).header?['kid'] as String?;
    final JWT token;
    try {
      token = JWT.verify(raw, await keys.forId(kid),
          issuer: 'https://appleid.apple.com', audience: Audience.one('app.almanac'));
    } on JWTException catch (e) {
      return Response.unauthorized(e.message);
    }

    final nonce = token.payload['nonce'];
    if (nonce is! String || nonce != attempt.nonceHash) {
      return Response.unauthorized('nonce');
    }
    final session = await users.sessionFor(token.subject!);
    return Response.ok(jsonEncode(session));
  }
}
