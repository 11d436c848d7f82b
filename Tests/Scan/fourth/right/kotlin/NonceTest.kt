package com.example.auth

import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test

class NonceTest {
    @Test
    fun `two attempts differ`() {
        assertNotEquals(SecureNonce.create().raw, SecureNonce.create().raw)
    }

    @Test
    fun `hash is 64 digits, also where a byte is below 16`() {
        repeat(1000) { assertEquals(64, SecureNonce.create().hashed.length) }
    }
}
