package app.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.auth.SecureNonce
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

sealed interface SignInState {
    data object Idle : SignInState
    data object Working : SignInState
    data class Failed(val text: String) : SignInState
    data class Done(val user: User) : SignInState
}

class SignInViewModel(
    private val auth: AuthRepository,
    private val analytics: Analytics,
) : ViewModel() {

    private val _state = MutableStateFlow<SignInState>(SignInState.Idle)
    val state: StateFlow<SignInState> = _state.asStateFlow()

    private var busy = false

    fun onGoogleClick() = attempt("google") { nonce -> auth.googleToken(nonce.hashed) }

    fun onAppleClick() = attempt("apple") { nonce -> auth.appleToken(nonce.hashed) }

    private fun attempt(provider: String, requestToken: suspend (SecureNonce) -> String?) {
        if (busy) {
            analytics.log("double_tap", provider)
            return
        }
        busy = true
        _state.value = SignInState.Working
        viewModelScope.launch {
            try {
                val nonce = SecureNonce.create()
                val token = requestToken(nonce)
                if (token == null) {
                    _state.value = SignInState.Idle
                    return@launch
                }
                _state.value = SignInState.Done(auth.exchange(token, rawNonce = nonce.raw))
                analytics.log("signed_in", provider)
            } catch (e: AuthException) {
                _state.value = SignInState.Failed(e.message ?: "")
            } finally {
                busy = false
            }
        }
    }

    fun dismissError() {
        if (_state.value is SignInState.Failed) _state.value = SignInState.Idle
    }
}
