package com.example.journal.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption
import dagger.hilt.android.lifecycle.HiltViewModel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import java.util.UUID
import javax.inject.Inject

@HiltViewModel
class AuthViewModel @Inject constructor(
    private val supabase: AuthDataSource,
    private val config: AppConfig,
) : ViewModel() {
    private val nonce = UUID.randomUUID().toString()

    private val _state = MutableStateFlow<LoginState>(LoginState.Idle)
    val state = _state.asStateFlow()

    fun googleOption(): GetSignInWithGoogleOption =
        GetSignInWithGoogleOption.Builder(config.serverClientId)
            .setNonce(nonce.sha256())
            .build()

    fun onIdToken(idToken: String) = viewModelScope.launch {
        _state.value = LoginState.Loading
        _state.value = try {
            LoginState.Done(supabase.signInWithGoogle(idToken, rawNonce = nonce))
        } catch (e: AuthException) {
            LoginState.Failed(e.message)
        }
    }
}
