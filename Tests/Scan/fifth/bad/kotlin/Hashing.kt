package com.acme.id

import java.security.MessageDigest
import java.util.UUID

data class NoncePair(val raw: String, val hashed: String)

fun newNoncePair(): NoncePair {
    val raw = UUID.randomUUID().toString()
    val digest = MessageDigest.getInstance("SHA-256").digest(raw.toByteArray())
    val hashed = digest.joinToString("") { "%x".format(it) }
    return NoncePair(raw, hashed)
}
