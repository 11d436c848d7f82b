package app.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

class LoginViewModel(private val repo: AuthRepository) : ViewModel() {
    val state = MutableStateFlow<LoginState>(LoginState.Idle)
    private var isLoading = false

    fun onAppleClick() {
        if (isLoading) return
        isLoading = true
        viewModelScope.launch {
            val token = repo.requestAppleToken()
            if (token == null) {
                state.value = LoginState.Cancelled
                return@launch
            }
            state.value = runCatching { repo.exchange(token) }
                .fold({ LoginState.Done(it) }, { LoginState.Failed(it) })
            isLoading = false
        }
    }
}
