package com.example.ui

import kotlin.random.Random

fun confetti(count: Int) = List(count) { Dot(Random.nextInt(360), Random.nextFloat()) }
val palette = "RGBCMYK"
fun colour(value: Int) = "#" + Integer.toHexString(value)
