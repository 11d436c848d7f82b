package com.example.auth

import java.security.MessageDigest

fun String.sha256(): String {
    val digest = MessageDigest.getInstance("SHA-256").digest(toByteArray())
    return digest.joinToString("") { Integer.toHexString(it.toInt() and 0xff) }
}
