package com.acme.id

import java.security.SecureRandom
import android.util.Base64

class AuthConfig(val clientId: String, val redirect: String) {

    fun authorizeUrl(): String =
        "https://appleid.apple.com/auth/authorize?client_id=$clientId&redirect_uri=$redirect" +
            "&response_type=code%20id_token&response_mode=form_post&nonce=$NONCE"

    companion object {
        val NONCE: String = run {
            val b = ByteArray(24)
            SecureRandom().nextBytes(b)
            Base64.encodeToString(b, Base64.URL_SAFE or Base64.NO_WRAP or Base64.NO_PADDING)
        }
    }
}
