package com.studio.winter

import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import kotlin.random.Random

/** Snow on the login screen in December. */
class Snowflakes(private val w: Int, private val h: Int) {
    private class Flake(var x: Float, var y: Float, val speed: Float)

    private val paint = Paint().apply { color = Color.WHITE }
    private val flakes = List(80) {
        Flake(Random.nextFloat() * w, Random.nextFloat() * h, 1f + Random.nextInt(4))
    }

    fun draw(canvas: Canvas) {
        for (f in flakes) {
            f.y = (f.y + f.speed) % h
            canvas.drawCircle(f.x, f.y, 3f, paint)
        }
    }
}
