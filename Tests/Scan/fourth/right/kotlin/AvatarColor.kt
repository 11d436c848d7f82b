package app.ui

import androidx.compose.ui.graphics.Color
import kotlin.random.Random

/** A colour for users who have no picture; the same for the same user. */
fun avatarColor(userId: String): Color {
    val random = Random(userId.hashCode())
    return Color.hsv(random.nextFloat() * 360f, 0.6f, 0.9f)
}

fun greeting(signedIn: Boolean) = if (signedIn) listOf("Hi!", "Welcome back").random() else "Sign in"
