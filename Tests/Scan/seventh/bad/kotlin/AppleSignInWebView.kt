package com.kitchenpal.auth.apple

import android.net.Uri
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import java.security.SecureRandom

/** Apple has no Android SDK, so this is the web flow of appleid.apple.com. */
class AppleSignInWebView(
    private val serviceId: String,
    private val redirectUri: String,
    private val onCode: (code: String, nonce: String) -> Unit,
) : WebViewClient() {

    private var nonce: String? = null

    fun open(view: WebView) {
        val value = token(32)
        nonce = value
        view.webViewClient = this
        view.loadUrl(
            Uri.parse("https://appleid.apple.com/auth/authorize").buildUpon()
                .appendQueryParameter("client_id", serviceId)
                .appendQueryParameter("redirect_uri", redirectUri)
                .appendQueryParameter("response_type", "code id_token")
                .appendQueryParameter("response_mode", "fragment")
                .appendQueryParameter("nonce", value)
                .build().toString()
        )
    }

    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val url = request.url
        if (!url.toString().startsWith(redirectUri)) return false
        val expected = nonce ?: return true
        nonce = null
        url.getQueryParameter("code")?.let { onCode(it, expected) }
        return true
    }

    private fun token(size: Int): String {
        val letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        val buffer = ByteArray(size).also { SecureRandom().nextBytes(it) }
        return buffer.map { letters[(it.toInt() and 0xFF) % letters.length] }.joinToString("")
    }
}
