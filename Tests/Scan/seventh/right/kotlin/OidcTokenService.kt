package io.parcelhub.identity.web

import com.nimbusds.jose.proc.SecurityContext
import com.nimbusds.jwt.JWTClaimsSet
import com.nimbusds.jwt.SignedJWT
import com.nimbusds.jwt.proc.DefaultJWTProcessor
import org.slf4j.LoggerFactory
import org.springframework.stereotype.Service

@Service
class OidcTokenService(
    private val processors: Map<String, DefaultJWTProcessor<SecurityContext>>,
    private val attempts: AttemptRepository,
) {
    private val log = LoggerFactory.getLogger(javaClass)

    fun login(idToken: String, attemptId: String): OidcUser {
        val parsed = SignedJWT.parse(idToken)
        val issuer = parsed.jwtClaimsSet.issuer ?: throw InvalidLogin("issuer is missing")
        val processor = processors[issuer] ?: throw InvalidLogin("unknown issuer")

        // throws BadJOSEException for a bad signature or an old token
        val claims: JWTClaimsSet = processor.process(parsed, null)

        val attempt = attempts.take(attemptId) ?: throw InvalidLogin("unknown attempt")
        val nonce = claims.getStringClaim("nonce") ?: throw InvalidLogin("nonce is missing")
        if (nonce != attempt.nonce) {
            log.warn("nonce of attempt {} does not match", attemptId)
            throw InvalidLogin("nonce")
        }
        return OidcUser(issuer, claims.subject)
    }
}

class InvalidLogin(message: String) : RuntimeException(message)
data class OidcUser(val issuer: String, val subject: String)
data class Attempt(val id: String, val nonce: String)
