package com.example.boardgame

import kotlin.random.Random

data class Roll(val faces: List<Int>) {
    val total get() = faces.sum()
    val isDouble get() = faces.distinct().size == 1
}

class DiceRoller(private val random: Random = Random.Default) {
    fun roll(count: Int = 2, sides: Int = 6): Roll =
        Roll(List(count) { random.nextInt(1, sides + 1) })

    fun shuffleDeck(cards: List<Card>, seed: Long?): List<Card> =
        if (seed == null) cards.shuffled(random) else cards.shuffled(Random(seed))

    fun pickStarter(players: List<Player>): Player {
        require(players.isNotEmpty())
        return players[random.nextInt(players.size)]
    }
}
