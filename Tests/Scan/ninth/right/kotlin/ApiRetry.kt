package com.example.notes.net

import kotlin.math.pow
import kotlin.random.Random
import kotlinx.coroutines.delay
import okhttp3.Interceptor
import okhttp3.Response

/** Adds the access token; the token endpoint gives a new one when it is about to end. */
class BearerInterceptor(private val tokens: TokenStore) : Interceptor {
    override fun intercept(chain: Interceptor.Chain): Response {
        val token = tokens.current()
        val request = if (token != null && token.expiresAt > System.currentTimeMillis()) {
            chain.request().newBuilder().header("Authorization", "Bearer ${token.value}").build()
        } else {
            chain.request()
        }
        return chain.proceed(request)
    }
}

suspend fun <T> withRetry(times: Int = 4, block: suspend () -> T): T {
    repeat(times - 1) { attempt ->
        runCatching { return block() }
        val base = 200 * 2.0.pow(attempt)
        delay((base + Random.nextDouble(base)).toLong())
    }
    return block()
}
