package com.example.bank.signin

import android.app.Activity
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption
import java.security.SecureRandom

class CredentialPicker(private val activity: Activity, private val backend: AuthBackend) {

    private val random = SecureRandom()

    suspend fun pick(): Session {
        val rawNonce = generate()
        val google = GetSignInWithGoogleOption.Builder(BuildConfig.WEB_CLIENT_ID)
            .setNonce(rawNonce)
            .build()
        val response = CredentialManager.create(activity)
            .getCredential(activity, GetCredentialRequest(listOf(google)))
        // server hashes rawNonce (SHA-256, hex) and compares it with the claim
        return backend.signInWithGoogle(response.credential.data, rawNonce = rawNonce)
    }

    private fun generate(length: Int = 43): String {
        val chars = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        val out = StringBuilder()
        val one = ByteArray(1)
        while (out.length < length) {
            random.nextBytes(one)
            val v = one[0].toInt() and 0xff
            if (v > 248) continue
            out.append(chars[v % chars.length])
        }
        return out.toString()
    }
}
