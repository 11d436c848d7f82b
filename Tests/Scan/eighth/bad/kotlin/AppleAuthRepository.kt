package com.parkwise.data

import java.security.SecureRandom
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

class AppleAuthRepository(private val api: AuthApi) {
    private val _busy = MutableStateFlow(false)
    val busy: StateFlow<Boolean> = _busy

    private val alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    fun newNonce(size: Int = 32): String {
        val bytes = ByteArray(size)
        SecureRandom().nextBytes(bytes)
        return bytes.map { b -> alphabet[(b.toInt() and 0xFF) % alphabet.length] }.joinToString("")
    }

    suspend fun exchange(code: String, nonce: String): Session? {
        _busy.value = true
        try {
            return api.exchange(code, nonce)
        } finally {
            _busy.value = false
        }
    }
}
