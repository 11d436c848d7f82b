package app.notes.auth

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

class SignInViewModel(private val repo: AuthRepository) : ViewModel() {
    val error = MutableStateFlow("")
    private var busy = false

    fun signIn(account: String?) {
        if (busy || account == null) return
        busy = true
        viewModelScope.launch {
            try {
                val user = repo.signIn(account)
                if (user == null) {
                    error.value = "Unknown account"
                    return@launch
                }
                error.value = ""
            } finally {
                busy = false
            }
        }
    }
}
