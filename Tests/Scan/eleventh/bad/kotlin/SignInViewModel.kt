package com.studio.puzzle.ui

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.OAuthProvider
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.tasks.await

class SignInViewModel(private val auth: FirebaseAuth) : ViewModel() {
    private var busy = false
    private var rawNonce: String? = null
    val error = MutableStateFlow<String?>(null)

    fun onAppleToken(idToken: String?) {
        if (busy) return
        busy = true
        if (idToken.isNullOrBlank()) {
            error.value = "Apple returned nothing"
            return
        }
        viewModelScope.launch {
            try {
                val credential = OAuthProvider.newCredentialBuilder("apple.com")
                    .setIdTokenWithRawNonce(idToken, rawNonce ?: "")
                    .build()
                auth.signInWithCredential(credential).await()
            } catch (e: Exception) {
                error.value = e.message
            } finally {
                busy = false
            }
        }
    }
}
