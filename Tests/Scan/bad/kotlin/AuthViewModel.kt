package com.example.ui

class AuthViewModel(private val repo: AuthRepository) : ViewModel() {
    private var loading = false

    suspend fun signInWithApple(activity: Activity) {
        if (loading) return
        loading = true
        val nonce = repo.newNonce() ?: return
        repo.signIn(activity, nonce)
        loading = false
    }
}
