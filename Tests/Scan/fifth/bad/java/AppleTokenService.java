package com.example.sso;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;

public class AppleTokenService {
    private final UserStore users;

    public AppleTokenService(UserStore users) {
        this.users = users;
    }

    public Account login(String idToken, String nonceHash) {
        if (nonceHash == null || nonceHash.isEmpty()) {
            throw new SecurityException("no login in progress");
        }
        DecodedJWT jwt = JWT.decode(idToken);
        String nonce = jwt.getClaim("nonce").asString();
        if (!nonceHash.equals(nonce)) {
            throw new SecurityException("nonce mismatch");
        }
        return users.findOrCreate(jwt.getSubject());
    }
}
