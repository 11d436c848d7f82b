package app.seilbahn.login

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

class LoginPresenter(
    private val scope: CoroutineScope,
    private val accounts: AccountPicker,
    private val backend: LoginBackend,
    private val view: LoginView,
) {
    private var working = false

    fun onContinue() {
        if (working) return
        working = true
        scope.launch {
            try {
                val account = accounts.pick()
                if (account == null) {
                    view.hint("Please choose an account.")
                    return@launch
                }
                backend.signIn(account.idToken)
                view.close()
            } catch (e: LoginException) {
                view.hint(e.message ?: "Sign in failed.")
            } finally {
                working = false
            }
        }
    }

    fun onBack() {
        if (!working) view.close()
    }
}
