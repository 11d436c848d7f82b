package app.radweg.util

import java.security.MessageDigest
import java.util.Locale

private val HEX = "0123456789abcdef".toCharArray()

fun ByteArray.toHex(): String {
    val chars = CharArray(size * 2)
    forEachIndexed { i, b ->
        val v = b.toInt() and 0xff
        chars[i * 2] = HEX[v ushr 4]
        chars[i * 2 + 1] = HEX[v and 0x0f]
    }
    return String(chars)
}

fun String.sha256(): String =
    MessageDigest.getInstance("SHA-256").digest(toByteArray()).toHex()

/** #rrggbb for the map layers */
fun Int.colorText(): String = String.format(Locale.ROOT, "#%06x", this and 0xffffff)

fun Int.flags(): String = "0x" + Integer.toHexString(this)

fun avatarIndex(userId: String, count: Int): Int =
    (userId.hashCode() and Int.MAX_VALUE) % count
