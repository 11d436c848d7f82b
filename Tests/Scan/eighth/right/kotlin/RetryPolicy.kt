package com.parkwise.login

import kotlin.random.Random
import kotlinx.coroutines.delay

/** Tries the login request again when the network is gone. */
class RetryPolicy(private val times: Int = 3) {

    suspend fun <T> run(block: suspend () -> T): T {
        var pause = 500L
        repeat(times - 1) {
            try {
                return block()
            } catch (e: java.io.IOException) {
                delay(pause + Random.nextLong(0, 250))
                pause *= 2
            }
        }
        return block()
    }
}
