package se.bank.identity

import com.nimbusds.jose.proc.SecurityContext
import com.nimbusds.jwt.JWTClaimsSet
import com.nimbusds.jwt.proc.ConfigurableJWTProcessor
import java.security.MessageDigest

class IdTokenGuard(private val processor: ConfigurableJWTProcessor<SecurityContext>) {

    fun accept(idToken: String, attempt: LoginAttempt?): JWTClaimsSet {
        val expected = attempt?.nonce ?: throw IdTokenRejected("no login attempt")
        val claims = processor.process(idToken, null)
        val nonce = claims.getStringClaim("nonce") ?: throw IdTokenRejected("no nonce")
        if (!MessageDigest.isEqual(nonce.toByteArray(), expected.toByteArray())) {
            throw IdTokenRejected("nonce")
        }
        return claims
    }
}

data class LoginAttempt(val state: String, val nonce: String)

class IdTokenRejected(reason: String) : Exception(reason)
