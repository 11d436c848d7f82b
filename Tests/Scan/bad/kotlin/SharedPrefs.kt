package com.example.auth

class SharedPrefs(private val prefs: SharedPreferences) {
    fun remember(nonce: String) {
        prefs.edit().putString("nonce", nonce).apply()
    }
}
