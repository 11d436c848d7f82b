package com.example.player.login

import android.net.Uri
import androidx.browser.customtabs.CustomTabsIntent
import android.content.Context
import java.util.UUID

class AppleWebLogin(
    private val pending: PendingLoginStore,
    private val clientId: String,
    private val redirectUri: String,
) {
    fun launch(context: Context) {
        val state = UUID.randomUUID().toString()
        val nonce = System.currentTimeMillis().toString()
        pending.put(state, nonce)

        val url = Uri.parse("https://appleid.apple.com/auth/authorize").buildUpon()
            .appendQueryParameter("response_type", "code id_token")
            .appendQueryParameter("response_mode", "form_post")
            .appendQueryParameter("scope", "name email")
            .appendQueryParameter("client_id", clientId)
            .appendQueryParameter("redirect_uri", redirectUri)
            .appendQueryParameter("state", state)
            .appendQueryParameter("nonce", nonce)
            .build()
        CustomTabsIntent.Builder().build().launchUrl(context, url)
    }
}
