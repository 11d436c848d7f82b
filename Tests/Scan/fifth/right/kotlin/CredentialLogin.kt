package com.acme.id

import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import io.github.jan.supabase.auth.Auth
import io.github.jan.supabase.auth.providers.Google
import io.github.jan.supabase.auth.providers.builtin.IDToken
import java.util.UUID

class CredentialLogin(private val auth: Auth, private val chooser: Chooser) {
    suspend fun run(serverId: String) {
        val raw = UUID.randomUUID().toString()
        val option = GetGoogleIdOption.Builder()
            .setServerClientId(serverId)
            .setNonce(raw.sha256())
            .build()
        val picked = chooser.choose(option) ?: return
        auth.signInWith(IDToken) {
            provider = Google
            idToken = picked.idToken
            nonce = raw
        }
    }
}
