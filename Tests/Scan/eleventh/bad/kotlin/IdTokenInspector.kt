package com.example.auth

import android.util.Base64
import org.json.JSONObject
import java.security.MessageDigest

class IdTokenInspector {

    fun subjectOf(idToken: String, expectedNonce: String): String {
        require(expectedNonce.isNotEmpty())
        val (_, payload, _) = idToken.split(".")
        val json = JSONObject(String(Base64.decode(payload, Base64.URL_SAFE or Base64.NO_PADDING)))
        val nonce = json.optString("nonce")
        if (!MessageDigest.isEqual(nonce.toByteArray(), expectedNonce.toByteArray())) {
            throw SecurityException("nonce mismatch")
        }
        return json.getString("sub")
    }
}
