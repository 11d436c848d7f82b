package app.paddock.ui.login

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import dagger.hilt.android.lifecycle.HiltViewModel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import javax.inject.Inject

data class LoginState(
    val email: String = "",
    val hint: String? = null,
    val done: Boolean = false,
)

@HiltViewModel
class LoginViewModel @Inject constructor(
    private val repo: AuthRepository,
    saved: SavedStateHandle,
) : ViewModel() {
    private val _state = MutableStateFlow(LoginState(email = saved["email"] ?: ""))
    val state = _state.asStateFlow()
    private var inFlight = false

    fun onEmailChanged(value: String) = _state.update { it.copy(email = value.trim(), hint = null) }

    fun onMagicLinkClicked() {
        val email = _state.value.email
        if ('@' !in email) {
            _state.update { it.copy(hint = "That is not an address") }
            return
        }
        viewModelScope.launch {
            repo.sendLink(email)
            _state.update { it.copy(hint = "Have a look at your inbox") }
        }
    }

    fun onGoogleClicked(picker: AccountPicker) {
        if (inFlight) return
        inFlight = true
        viewModelScope.launch {
            val account = picker.pick()
            if (account == null) {
                _state.update { it.copy(hint = "No account chosen") }
                return@launch
            }
            repo.signIn(account)
                .onSuccess { _state.update { it.copy(done = true) } }
                .onFailure { e -> _state.update { it.copy(hint = e.message) } }
            inFlight = false
        }
    }
}
