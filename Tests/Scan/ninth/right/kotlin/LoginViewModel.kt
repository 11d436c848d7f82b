package com.example.notes.ui.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.notes.auth.SessionRepository
import java.io.IOException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

data class LoginUi(val email: String = "", val error: String? = null, val done: Boolean = false)

class LoginViewModel(private val sessions: SessionRepository) : ViewModel() {

    private val _ui = MutableStateFlow(LoginUi())
    val ui = _ui.asStateFlow()

    private var isLoading = false

    fun login(email: String, password: String) {
        if (isLoading) return
        isLoading = true
        viewModelScope.launch {
            try {
                if (password.isBlank()) {
                    _ui.value = LoginUi(email, error = "Password is empty")
                    return@launch
                }
                sessions.login(email.trim(), password)
                _ui.value = LoginUi(email, done = true)
            } catch (e: IOException) {
                _ui.value = LoginUi(email, error = e.message)
            } finally {
                isLoading = false
            }
        }
    }
}
