package com.example.weather.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

class LoginViewModel(private val signIn: SignInUseCase) : ViewModel() {
    data class UiState(val loading: Boolean = false, val error: String? = null, val done: Boolean = false)

    val state = MutableStateFlow(UiState())
    private var isLoading = false

    fun signInWithApple() {
        if (isLoading) return
        isLoading = true
        viewModelScope.launch {
            try {
                state.update { it.copy(loading = true, error = null) }
                val user = signIn() ?: return@launch
                state.update { it.copy(done = user.isActive) }
            } catch (e: SignInException) {
                state.update { it.copy(error = e.message) }
            } finally {
                isLoading = false
                state.update { it.copy(loading = false) }
            }
        }
    }
}
