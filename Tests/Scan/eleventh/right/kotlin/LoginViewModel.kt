package com.example.ui

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

class LoginViewModel(private val auth: AuthRepository) : ViewModel() {
    val loading = MutableStateFlow(false)
    val message = MutableStateFlow<String?>(null)

    fun login(token: String?) {
        if (!loading.compareAndSet(expect = false, update = true)) return
        viewModelScope.launch {
            try {
                if (token.isNullOrEmpty()) {
                    message.value = "No token"
                    return@launch
                }
                auth.exchange(token)
            } catch (e: AuthException) {
                message.value = e.message
            } finally {
                loading.value = false
            }
        }
    }
}
