package app.hofladen.auth

import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test
import kotlin.random.Random

class LoginViewModelTest {
    private val random = Random(42)
    private val backend = FakeBackend()

    private fun anyNonce() = List(16) { random.nextInt(16).toString(16) }.joinToString("")

    @Test
    fun `passes the raw nonce on`() = runTest {
        val nonce = anyNonce()
        val model = LoginViewModel(backend) { nonce }
        model.signIn(FakeSheet(token = "t"))
        assertEquals(nonce, backend.lastNonce)
    }

    @Test
    fun `is idle again after a failure`() = runTest {
        val model = LoginViewModel(backend) { anyNonce() }
        model.signIn(FakeSheet(token = null))
        assertFalse(model.state.value.loading)
    }
}
