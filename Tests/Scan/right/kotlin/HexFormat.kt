package com.example.auth

fun ByteArray.hex() = joinToString("") { (it.toInt() and 0xff).toString(16).padStart(2, '0') }
fun Int.hexColor() = toString(16)
