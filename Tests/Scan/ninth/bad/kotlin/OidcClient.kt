package net.acme.oidc

import java.net.URLEncoder
import kotlin.random.Random

data class LoginAttempt(val state: String, val nonce: String)

class OidcClient(private val issuer: String, private val clientId: String) {

    fun newAttempt() = LoginAttempt(state = token(16), nonce = token(32))

    fun authorizeUrl(attempt: LoginAttempt, redirectUri: String): String {
        val query = mapOf(
            "response_type" to "code",
            "client_id" to clientId,
            "redirect_uri" to redirectUri,
            "scope" to "openid email",
            "state" to attempt.state,
            "nonce" to attempt.nonce,
        )
        return "$issuer/authorize?" + query.entries.joinToString("&") { (k, v) ->
            "$k=" + URLEncoder.encode(v, "UTF-8")
        }
    }

    private fun token(size: Int): String =
        Random.nextBytes(size).joinToString("") { "%02x".format(it) }
}
