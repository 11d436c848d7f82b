package com.greenleaf.app.ui.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.greenleaf.app.domain.SignInWithGoogle
import com.greenleaf.app.domain.SignInResult
import dagger.hilt.android.lifecycle.HiltViewModel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import timber.log.Timber
import javax.inject.Inject

data class LoginUiState(val error: String? = null, val done: Boolean = false)

@HiltViewModel
class SocialLoginViewModel @Inject constructor(
    private val signIn: SignInWithGoogle,
) : ViewModel() {
    private val _state = MutableStateFlow(LoginUiState())
    val state = _state.asStateFlow()

    private var busy = false

    fun onGoogle() {
        if (busy) return
        busy = true
        viewModelScope.launch {
            try {
                val result = signIn()
                if (result is SignInResult.Cancelled) {
                    Timber.d("cancelled")
                    return@launch
                }
                if (result is SignInResult.Failed) {
                    _state.update { it.copy(error = result.reason) }
                    return@launch
                }
                _state.update { it.copy(done = true) }
            } finally {
                busy = false
            }
        }
    }
}
