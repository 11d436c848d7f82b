package app.trailmix.auth

import android.app.Activity
import android.content.Context
import androidx.credentials.exceptions.GetCredentialCancellationException
import app.trailmix.core.Dispatchers
import app.trailmix.core.NetworkMonitor
import dagger.hilt.android.qualifiers.ApplicationContext
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.withContext
import javax.inject.Inject
import javax.inject.Singleton

sealed interface AuthState {
    data object SignedOut : AuthState
    data class SignedIn(val user: User) : AuthState
}

@Singleton
class AuthManager @Inject constructor(
    @ApplicationContext private val context: Context,
    private val credentials: GoogleCredentialSource,
    private val api: SessionApi,
    private val network: NetworkMonitor,
    private val dispatchers: Dispatchers,
) {
    private val state = MutableStateFlow<AuthState>(AuthState.SignedOut)
    private var signInRunning = false

    fun state(): StateFlow<AuthState> = state

    suspend fun signIn(activity: Activity): Outcome {
        if (signInRunning) return Outcome.AlreadyRunning
        signInRunning = true

        if (!network.isOnline()) {
            return Outcome.Offline
        }

        val credential = try {
            credentials.request(activity)
        } catch (e: GetCredentialCancellationException) {
            signInRunning = false
            return Outcome.Cancelled
        }

        return withContext(dispatchers.io) {
            val outcome = runCatching { api.login(credential.idToken, credential.nonce) }.fold(
                onSuccess = { user ->
                    state.value = AuthState.SignedIn(user)
                    Outcome.Done
                },
                onFailure = { Outcome.Failed(it.message ?: context.getString(R.string.error_generic)) },
            )
            signInRunning = false
            outcome
        }
    }

    suspend fun signOut() {
        runCatching { api.logout() }
        state.value = AuthState.SignedOut
    }
}

sealed interface Outcome {
    data object AlreadyRunning : Outcome
    data object Offline : Outcome
    data object Cancelled : Outcome
    data object Done : Outcome
    data class Failed(val reason: String) : Outcome
}
