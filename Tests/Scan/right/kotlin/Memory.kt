package com.example.auth

class Memory {
    private var nonce: String? = null
    fun begin(): String = Nonces.raw().also { nonce = it }
    fun take(): String? = nonce.also { nonce = null }
}
