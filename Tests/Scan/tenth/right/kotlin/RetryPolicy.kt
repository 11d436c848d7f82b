package com.acme.net

import kotlin.math.min
import kotlin.math.pow
import kotlin.random.Random
import kotlinx.coroutines.delay

class RetryPolicy(private val attempts: Int = 5, private val baseMillis: Long = 200) {

    private fun backoff(attempt: Int): Long {
        val top = min(10_000.0, baseMillis * 2.0.pow(attempt)).toLong()
        return top / 2 + Random.nextLong(top / 2 + 1)
    }

    suspend fun <T> run(block: suspend () -> T): T {
        repeat(attempts - 1) { attempt ->
            try {
                return block()
            } catch (e: java.io.IOException) {
                delay(backoff(attempt))
            }
        }
        return block()
    }
}
