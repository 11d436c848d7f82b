package io.paperboat.reader.auth

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import java.security.SecureRandom
import java.util.Base64
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

class AuthViewModel(private val repo: AuthRepository) : ViewModel() {

    val state = MutableStateFlow<AuthState>(AuthState.Idle)

    private val nonce: String = ByteArray(32)
        .also { SecureRandom().nextBytes(it) }
        .let { Base64.getUrlEncoder().withoutPadding().encodeToString(it) }

    private var inFlight = false

    fun signIn(idToken: String?) {
        if (inFlight) return
        inFlight = true
        state.value = AuthState.Loading
        if (idToken.isNullOrBlank()) {
            state.value = AuthState.Failed("Missing token")
            return
        }
        viewModelScope.launch {
            try {
                state.value = AuthState.SignedIn(repo.exchange(idToken, nonce))
            } catch (e: AuthException) {
                state.value = AuthState.Failed(e.message)
            } finally {
                inFlight = false
            }
        }
    }

    fun requestNonce(): String = Hashes.sha256Hex(nonce)
}
