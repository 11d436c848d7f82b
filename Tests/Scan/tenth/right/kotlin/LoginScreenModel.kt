package com.acme.ui.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

class LoginScreenModel(private val repo: AuthRepository) : ViewModel() {
    val error = MutableStateFlow<String?>(null)
    private var signingIn = false

    fun signIn() {
        if (signingIn) return
        signingIn = true
        viewModelScope.launch {
            try {
                val token = repo.requestIdToken() ?: return@launch
                repo.exchange(token)
            } catch (e: AuthException) {
                error.value = e.message
            } finally {
                signingIn = false
            }
        }
    }
}
