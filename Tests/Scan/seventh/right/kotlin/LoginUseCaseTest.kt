package com.lindenbank.auth.domain

import io.mockk.coEvery
import io.mockk.coVerify
import io.mockk.mockk
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Test
import kotlin.random.Random

class LoginUseCaseTest {
    private val gateway = mockk<IdentityGateway>()
    private val random = Random(1234)
    private lateinit var useCase: LoginUseCase

    @Before
    fun setUp() {
        useCase = LoginUseCase(gateway) { Nonce(random.nextLong().toString(16)) }
    }

    @Test
    fun `sends the nonce of the attempt`() = runTest {
        coEvery { gateway.login(any(), any()) } returns Session("s-1")

        val session = useCase("id-token")

        assertEquals(Session("s-1"), session)
        coVerify(exactly = 1) { gateway.login("id-token", any()) }
    }

    @Test
    fun `draws anew for each attempt`() = runTest {
        coEvery { gateway.login(any(), any()) } returns Session("s-1")
        repeat(3) { useCase("id-token") }
        coVerify(exactly = 3) { gateway.login(any(), any()) }
    }
}
