package com.example.ui

class LoginViewModel(private val repo: AuthRepository) : ViewModel() {
    private var signingIn = false

    suspend fun signIn() {
        if (signingIn) return
        signingIn = true
        try {
            repo.signIn(repo.newNonce())
        } finally {
            signingIn = false
        }
    }
}
