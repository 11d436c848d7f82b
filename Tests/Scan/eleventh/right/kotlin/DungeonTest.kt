package com.studio.dungeon

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals

class DungeonTest {
    @Test
    fun `same seed gives same dungeon`() {
        val a = Dungeon.generate(Random(42), rooms = 12)
        val b = Dungeon.generate(Random(42), rooms = 12)
        assertEquals(a, b)
    }

    @Test
    fun `other seed gives other dungeon`() {
        assertNotEquals(Dungeon.generate(Random(1), 12), Dungeon.generate(Random(2), 12))
    }
}
