package com.example.fitness.data.auth

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import javax.inject.Inject

class AuthRepositoryImpl @Inject constructor(
    private val api: AuthApi,
    private val store: TokenStore,
) : AuthRepository {
    private val mutex = Mutex()

    override val session: Flow<Session?> = store.sessionFlow

    override suspend fun login(idToken: String, rawNonce: String): Session = mutex.withLock {
        val response = withContext(Dispatchers.IO) { api.login(LoginRequest(idToken, rawNonce)) }
        val session = Session(response.userId, response.accessToken, response.refreshToken)
        store.save(session)
        session
    }

    override suspend fun refresh(): Session? = mutex.withLock {
        val current = store.current() ?: return null
        val response = api.refresh(current.refreshToken)
        current.copy(accessToken = response.accessToken).also { store.save(it) }
    }

    override suspend fun logout() {
        store.clear()
    }
}
