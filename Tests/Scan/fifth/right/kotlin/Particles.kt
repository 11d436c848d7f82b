package app.notes.ui

import kotlin.random.Random

data class Particle(val x: Float, val y: Float, val hue: Int)

fun particles(count: Int, seed: Int): List<Particle> {
    val rng = Random(seed)
    return List(count) { i ->
        Particle(rng.nextFloat(), rng.nextFloat(), (i * 37 + rng.nextInt()) % 360)
    }
}
