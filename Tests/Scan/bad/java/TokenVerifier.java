package com.example;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;
import java.util.Objects;

public class TokenVerifier {
    public boolean verify(String token, String nonce) {
        DecodedJWT jwt = JWT.decode(token);
        return Objects.equals(jwt.getClaim("nonce").asString(), nonce);
    }
}
