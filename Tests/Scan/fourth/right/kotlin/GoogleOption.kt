package app.auth

import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.example.auth.SecureNonce

class Attempt(val request: GetCredentialRequest, val rawNonce: String)

fun newAttempt(serverClientId: String): Attempt {
    val nonce = SecureNonce.create()
    val option = GetGoogleIdOption.Builder()
        .setServerClientId(serverClientId)
        .setFilterByAuthorizedAccounts(true)
        .setNonce(nonce.hashed)
        .build()
    return Attempt(GetCredentialRequest(listOf(option)), nonce.raw)
}
