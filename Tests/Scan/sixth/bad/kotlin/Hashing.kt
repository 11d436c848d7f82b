package app.birdnest.util

import java.security.MessageDigest
import java.security.SecureRandom

fun String.sha256(): String {
    val md = MessageDigest.getInstance("SHA-256")
    return md.digest(toByteArray(Charsets.UTF_8))
        .joinToString(separator = "") { Integer.toHexString(it.toInt() and 0xff) }
}

private val secure = SecureRandom()

fun urlToken(byteCount: Int): String {
    val raw = ByteArray(byteCount)
    secure.nextBytes(raw)
    return android.util.Base64.encodeToString(
        raw,
        android.util.Base64.URL_SAFE or android.util.Base64.NO_PADDING or android.util.Base64.NO_WRAP,
    )
}

class SignInNonce private constructor(val raw: String) {
    val hashed: String = raw.sha256()

    companion object {
        fun create() = SignInNonce(urlToken(32))
    }
}
