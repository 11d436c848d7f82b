package org.example.gate

import java.util.Random

class SignedActivity {
  fun headers(body: String): Map<String, String> {
    val nonce = Random().nextLong().toString()
    val timestamp = (System.currentTimeMillis() / 1000).toString()
    val signature = hmacSha256(secret, "$nonce$timestamp$body")
    return mapOf("X-Nonce" to nonce, "X-Timestamp" to timestamp, "X-Signature" to signature)
  }

  fun login(redirect_uri: String) = open("https://id.example.org/login?redirect_uri=$redirect_uri")
}
