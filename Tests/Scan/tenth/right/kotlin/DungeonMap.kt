package com.acme.game

import kotlin.random.Random

class DungeonMap(seed: Long, private val width: Int, private val height: Int) {
    private val random = Random(seed)
    private val tiles = Array(height) { CharArray(width) { '#' } }

    init {
        var x = width / 2
        var y = height / 2
        repeat(width * height * 2) {
            tiles[y][x] = '.'
            when (random.nextInt(4)) {
                0 -> x = (x + 1).coerceAtMost(width - 1)
                1 -> x = (x - 1).coerceAtLeast(0)
                2 -> y = (y + 1).coerceAtMost(height - 1)
                else -> y = (y - 1).coerceAtLeast(0)
            }
        }
    }

    override fun toString() = tiles.joinToString("\n") { it.concatToString() }
}
