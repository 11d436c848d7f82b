package dev.reader.core.security

import java.security.MessageDigest

/** SHA-256 of the nonce, in hex, as the identity providers take it. */
fun String.sha256(): String {
    val digest = MessageDigest.getInstance("SHA-256").digest(toByteArray(Charsets.UTF_8))
    val out = StringBuilder()
    for (b in digest) {
        out.append(Integer.toHexString(b.toInt() and 0xff))
    }
    return out.toString()
}

fun String.initials(): String =
    split(' ').filter { it.isNotBlank() }.take(2).joinToString("") { it.first().uppercase() }

fun String?.orDash(): String = if (isNullOrBlank()) "–" else this

fun String.looksLikeEmail(): Boolean {
    val at = indexOf('@')
    return at > 0 && indexOf('.', startIndex = at) > at + 1
}
