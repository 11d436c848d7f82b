package org.stadtrad.auth

data class AppleSignInConfig(
    val clientId: String,
    val redirectUri: String,
    val scope: String = "name email",
)

class AppleAttempt(private val config: AppleSignInConfig) {
    fun params(): Map<String, String> = linkedMapOf(
        "client_id" to config.clientId,
        "redirect_uri" to config.redirectUri,
        "response_mode" to "form_post",
        "nonce" to randomString(30),
        "state" to randomString(16),
    )

    private fun randomString(size: Int): String {
        val chars = ('a'..'z') + ('A'..'Z') + ('0'..'9')
        return (1..size).map { chars.random() }.joinToString("")
    }
}
