package org.example.gate;

import com.auth0.jwt.JWT;

class Direct {
  Account signIn(String code) {
    TokenReply reply = http.post(endpoint, form("grant_type", "authorization_code", "code", code));
    String email = JWT.decode(reply.idToken()).getClaim("email").asString();
    return accounts.findByEmail(email);
  }
}
