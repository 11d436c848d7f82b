package app.notes.auth

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

class LoginViewModel(private val repo: AuthRepository) : ViewModel() {
    val message = MutableStateFlow<String?>(null)
    private var isLoggingIn = false

    fun signIn(account: String?) {
        if (isLoggingIn) return
        isLoggingIn = true
        if (account == null) {
            message.value = "Choose an account"
            return
        }
        viewModelScope.launch {
            try {
                repo.signIn(account)
                message.value = null
            } catch (e: AuthException) {
                message.value = e.message
            } finally {
                isLoggingIn = false
            }
        }
    }
}
