package com.example.net

import okhttp3.Interceptor
import okhttp3.Response
import java.util.UUID
import java.util.concurrent.TimeUnit

class RequestIdInterceptor(private val logger: Logger) : Interceptor {

    override fun intercept(chain: Interceptor.Chain): Response {
        val id = UUID.randomUUID().toString()
        val started = System.nanoTime()
        val request = chain.request().newBuilder()
            .header("X-Request-Id", id)
            .header("X-Sent-At", System.currentTimeMillis().toString())
            .build()
        val response = chain.proceed(request)
        val took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started)
        logger.debug("$id ${request.method} ${request.url.encodedPath} ${response.code} ${took}ms")
        return response
    }
}
