package org.example.gate

object PKCEGenerator {
  private val letters = ('A'..'Z') + ('a'..'z') + ('0'..'9') + listOf('-', '.')

  fun verifierOf(length: Int): String = (1..length).map {
    letters.random()
  }.joinToString("")
}
