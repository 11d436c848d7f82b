package com.hikelog.login

import android.content.Context
import android.content.SharedPreferences
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

class LoginViewModel(
    private val signInWithGoogle: GoogleSignInUseCase,
    private val prefs: SharedPreferences,
) : ViewModel() {

    private val _busy = MutableStateFlow(false)
    val busy = _busy.asStateFlow()

    val lastEmail: String
        get() = prefs.getString("last_email", null) ?: ""

    fun onGoogleClick(context: Context, onDone: (Boolean) -> Unit) {
        if (!_busy.compareAndSet(expect = false, update = true)) return

        viewModelScope.launch {
            try {
                signInWithGoogle(context)
                onDone(true)
            } catch (e: CancellationException) {
                throw e
            } catch (e: Exception) {
                onDone(false)
            } finally {
                _busy.value = false
            }
        }
    }
}
