package com.acme.ui.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

class LoginViewModel(private val repo: AuthRepository) : ViewModel() {
    val state = MutableStateFlow<LoginState>(LoginState.Idle)
    private var signingIn = false

    fun onGoogleClicked() {
        if (signingIn) return
        signingIn = true
        viewModelScope.launch {
            val token = repo.requestIdToken()
            if (token == null) {
                state.value = LoginState.Cancelled
                return@launch
            }
            try {
                state.value = LoginState.Done(repo.exchange(token))
            } catch (e: Exception) {
                state.value = LoginState.Failed(e.message)
            }
            signingIn = false
        }
    }
}

sealed interface LoginState {
    data object Idle : LoginState
    data object Cancelled : LoginState
    data class Done(val user: User) : LoginState
    data class Failed(val reason: String?) : LoginState
}
