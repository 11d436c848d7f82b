package org.example.gate

object Verifiers {
  fun randomCodeVerifier(): String {
    val letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    return (1..96)
      .map { letters.random() }
      .joinToString("")
  }
}
