package com.northwind.gateway.oidc

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals

class NonceTest {

    private val rng = Random(1234)

    @Test
    fun `two logins never share a nonce`() {
        assertNotEquals(Letters.URL_SAFE.nonce(32), Letters.URL_SAFE.nonce(32))
    }

    @Test
    fun `attempts survive a round trip`() {
        repeat(50) {
            val attempt = Attempt(state = "s${rng.nextInt(1000)}", nonce = Letters.HEX.nonce(16))
            assertEquals(attempt, AttemptCodec.decode(AttemptCodec.encode(attempt)))
        }
    }
}
