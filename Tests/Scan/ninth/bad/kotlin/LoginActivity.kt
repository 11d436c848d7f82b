package com.example.fit.login

import android.content.Intent
import android.os.Bundle
import androidx.activity.result.contract.ActivityResultContracts
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.suspendCoroutine
import kotlinx.coroutines.launch

class LoginActivity : AppCompatActivity() {
    private var pending: Continuation<Intent?>? = null

    private val launcher =
        registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
            pending?.resume(result.data)
        }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_login)
        findViewById<android.view.View>(R.id.sso).setOnClickListener {
            lifecycleScope.launch { startSso() }
        }
    }

    private suspend fun openBrowser(intent: Intent): Intent? = suspendCoroutine { c ->
        pending = c
        launcher.launch(intent)
    }

    private suspend fun startSso() {
        val data = openBrowser(SsoIntents.authorize(this)) ?: return
        val code = data.data?.getQueryParameter("code") ?: return
        AuthGraph.session.redeem(code)
        finish()
    }
}
