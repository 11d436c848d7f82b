package com.acme.auth

import android.content.Context
import androidx.core.content.edit
import java.util.UUID

class NonceStore(context: Context) {
    private val prefs = context.getSharedPreferences("login", Context.MODE_PRIVATE)

    fun nonce(): String {
        val existing = prefs.getString("nonce", null)
        if (existing != null) return existing
        val created = UUID.randomUUID().toString()
        prefs.edit { putString("nonce", created) }
        return created
    }

    fun matches(claim: String?): Boolean {
        val expected = prefs.getString("nonce", null)
        return claim == expected
    }
}
