package com.acme.id

import java.security.MessageDigest

fun String.sha256(): String =
    MessageDigest.getInstance("SHA-256")
        .digest(toByteArray(Charsets.UTF_8))
        .fold("") { text, b -> text + "%02x".format(b) }

fun Int.toColor(): String = "#" + Integer.toHexString(this and 0xFFFFFF or 0x1000000).drop(1)

fun sameText(a: String, b: String): Boolean =
    MessageDigest.isEqual(a.toByteArray(), b.toByteArray())
