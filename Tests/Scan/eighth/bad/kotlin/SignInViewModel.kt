package com.cafe.loyalty.ui

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.cafe.loyalty.data.AuthRepository
import kotlinx.coroutines.launch

class SignInViewModel(private val repository: AuthRepository) : ViewModel() {

    var isLoading = false
        private set
    var error: String? = null
        private set

    fun signInWithGoogle(idToken: String?) {
        if (isLoading) return
        isLoading = true
        viewModelScope.launch {
            if (idToken.isNullOrEmpty()) {
                error = "No account selected"
                return@launch
            }
            try {
                repository.login(idToken)
                error = null
            } catch (e: Exception) {
                error = e.message
            }
            isLoading = false
        }
    }
}
