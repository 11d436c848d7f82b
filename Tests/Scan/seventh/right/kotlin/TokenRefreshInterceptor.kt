package com.harborlight.network

import kotlinx.coroutines.delay
import kotlinx.coroutines.runBlocking
import okhttp3.Interceptor
import okhttp3.Response
import java.io.IOException
import javax.inject.Inject
import kotlin.random.Random

/** Adds the access token, refreshes it once, and waits a little between attempts. */
class TokenRefreshInterceptor @Inject constructor(
    private val tokens: TokenStore,
    private val login: LoginApi,
) : Interceptor {

    override fun intercept(chain: Interceptor.Chain): Response {
        val first = chain.proceed(chain.request().newBuilder().header("Authorization", tokens.bearer()).build())
        if (first.code != 401) return first
        first.close()

        runBlocking { refresh() }
        return chain.proceed(chain.request().newBuilder().header("Authorization", tokens.bearer()).build())
    }

    private suspend fun refresh() {
        var last: IOException? = null
        repeat(3) { attempt ->
            try {
                tokens.save(login.refresh(tokens.refreshToken()))
                return
            } catch (e: IOException) {
                last = e
                delay((200L shl attempt) + Random.nextLong(0, 150))
            }
        }
        throw last ?: IOException("refresh failed")
    }
}
