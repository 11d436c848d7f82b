package app.pocketgarden.feed

import kotlin.random.Random

/** What guests see until they sign in: a feed that looks the same all day. */
class DemoFeed(private val today: Long) {
    private val plants = listOf("Basil", "Mint", "Tomato", "Chili", "Sage", "Fennel")
    private val authors = listOf("Ada", "Jo", "Kim", "Lou")

    fun posts(count: Int = 12): List<Post> {
        val random = Random(today)
        return List(count) { index ->
            Post(
                id = "demo-$index",
                title = "${plants.random(random)} in week ${random.nextInt(1, 20)}",
                author = authors[random.nextInt(authors.size)],
                likes = random.nextInt(0, 80),
            )
        }
    }
}

data class Post(val id: String, val title: String, val author: String, val likes: Int)

fun greeting(loggedIn: Boolean): String =
    if (loggedIn) "Welcome back!" else listOf("Hello!", "Hi there!", "Servus!").random()
