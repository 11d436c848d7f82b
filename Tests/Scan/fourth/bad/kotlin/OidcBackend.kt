package app.net

import retrofit2.http.Body
import retrofit2.http.POST

data class AppleLoginBody(val idToken: String, val rawNonce: String)

interface OidcApi {
    @POST("auth/apple")
    suspend fun apple(@Body body: AppleLoginBody): SessionDto
}

class OidcBackend(private val api: OidcApi, private val attempts: AttemptStore) {
    suspend fun login(idToken: String): SessionDto {
        val attempt = attempts.take()
        val body = AppleLoginBody(
            idToken = idToken,
            rawNonce = attempt?.nonce ?: "",
        )
        return api.apple(body)
    }
}
