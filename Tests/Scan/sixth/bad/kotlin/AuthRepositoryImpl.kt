package com.nordlys.trailmap.data

import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.OAuthProvider
import kotlinx.coroutines.tasks.await
import javax.inject.Inject
import javax.inject.Singleton

@Singleton
class AuthRepositoryImpl @Inject constructor(
    private val auth: FirebaseAuth,
    private val prefs: LoginPrefs,
) : AuthRepository {

    private var issued: String? = null

    override fun issueNonce(): String {
        val n = secureToken(32)
        issued = n
        return sha256(n)
    }

    override suspend fun apple(idToken: String): String {
        val credential = OAuthProvider.newCredentialBuilder("apple.com")
            .setIdTokenWithRawNonce(idToken, issued ?: "")
            .build()
        issued = null
        val user = auth.signInWithCredential(credential).await().user
            ?: error("no user")
        prefs.lastProvider = "apple"
        return user.uid
    }

    override fun signOut() = auth.signOut()
}
