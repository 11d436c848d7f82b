package app.roamer.network

import okhttp3.Interceptor
import okhttp3.Response
import java.io.IOException
import kotlin.random.Random

/** Retries the token endpoint with exponential backoff and full jitter. */
class RetryInterceptor(
    private val maxAttempts: Int = 4,
    private val baseDelayMillis: Long = 250,
) : Interceptor {

    override fun intercept(chain: Interceptor.Chain): Response {
        var attempt = 0
        while (true) {
            try {
                val response = chain.proceed(chain.request())
                if (response.code != 503 || attempt + 1 >= maxAttempts) return response
                response.close()
            } catch (e: IOException) {
                if (attempt + 1 >= maxAttempts) throw e
            }
            val ceiling = baseDelayMillis shl attempt
            Thread.sleep(Random.nextLong(ceiling) + 1)
            attempt++
        }
    }
}
