package com.example.bank.ui.login

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

class LoginPresenter(
    private val scope: CoroutineScope,
    private val identity: IdentityClient,
    private val api: LoginApi,
    private val view: LoginView,
) {
    private var inProgress = false

    fun onLoginClicked() {
        if (inProgress) return
        inProgress = true
        view.showSpinner()
        scope.launch {
            val token = identity.fetchToken() ?: return@launch
            try {
                view.open(api.login(token))
            } catch (e: ApiException) {
                view.showError(e.code)
            }
            view.hideSpinner()
            inProgress = false
        }
    }
}
