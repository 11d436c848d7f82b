package com.cafe.loyalty.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.cafe.loyalty.data.AuthRepository
import kotlinx.coroutines.launch

class LoginViewModel(private val repository: AuthRepository) : ViewModel() {
    var isLoading = false
        private set
    var error: String? = null
        private set

    fun signIn(idToken: String?) {
        if (isLoading) return
        isLoading = true
        viewModelScope.launch {
            try {
                if (idToken.isNullOrEmpty()) {
                    error = "No account selected"
                    return@launch
                }
                repository.login(idToken)
                error = null
            } catch (e: Exception) {
                error = e.message
            } finally {
                isLoading = false
            }
        }
    }
}
