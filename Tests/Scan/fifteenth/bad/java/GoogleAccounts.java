package org.example.gate;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;

class GoogleAccounts {
  private final AccountStore accounts;

  GoogleAccounts(AccountStore accounts) {
    this.accounts = accounts;
  }

  Account signIn(String idToken) {
    DecodedJWT token = JWT.decode(idToken);
    return accounts.findByEmail(token.getClaim("email").asString());
  }
}
