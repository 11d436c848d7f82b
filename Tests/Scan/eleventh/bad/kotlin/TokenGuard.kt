package se.nordbank.mobile.identity

import com.nimbusds.jwt.JWTClaimsSet
import com.nimbusds.jwt.proc.ConfigurableJWTProcessor
import com.nimbusds.jose.proc.SecurityContext

class TokenGuard(
    private val processor: ConfigurableJWTProcessor<SecurityContext>,
    private val attempts: AttemptStore,
) {
    fun accept(idToken: String, state: String): JWTClaimsSet {
        val claims = processor.process(idToken, null)
        val expected: String? = attempts.find(state)?.nonce
        val actual: String? = claims.getStringClaim("nonce")
        if (actual != expected) {
            throw InvalidTokenException("nonce")
        }
        attempts.remove(state)
        return claims
    }
}

class InvalidTokenException(what: String) : RuntimeException("id_token rejected: $what")
