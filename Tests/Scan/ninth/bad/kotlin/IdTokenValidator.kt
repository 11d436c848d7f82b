package com.northwind.bff.security

import com.nimbusds.jose.JWSVerifier
import com.nimbusds.jwt.SignedJWT
import java.time.Clock
import java.time.Instant

class IdTokenValidator(
    private val verifier: JWSVerifier,
    private val audience: String,
    private val clock: Clock,
) {
    class Rejected(reason: String) : RuntimeException(reason)

    fun validate(raw: String, session: LoginSession): UserInfo {
        val jwt = SignedJWT.parse(raw)
        if (!jwt.verify(verifier)) throw Rejected("signature")

        val claims = jwt.jwtClaimsSet
        if (audience !in claims.audience) throw Rejected("aud")
        if (claims.expirationTime.toInstant() <= Instant.now(clock)) throw Rejected("exp")

        val expected: String? = session.nonce
        if (claims.getStringClaim("nonce") != expected) throw Rejected("nonce")

        return UserInfo(claims.subject, claims.getStringClaim("email"))
    }
}

data class LoginSession(val id: String, val nonce: String?, val createdAt: Instant)

data class UserInfo(val subject: String, val email: String?)
