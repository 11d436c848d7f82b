package app.stretchy.ui

import android.content.Context
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.platform.LocalContext
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption
import kotlinx.coroutines.launch

@Composable
fun GoogleButton(clientId: String, onToken: (idToken: String, nonce: String) -> Unit) {
    val scope = rememberCoroutineScope()
    val context = LocalContext.current
    Button(onClick = { scope.launch { runGoogle(context, clientId, onToken) } }) {
        Text("Continue with Google")
    }
}

private suspend fun runGoogle(context: Context, clientId: String, onToken: (String, String) -> Unit) {
    val nonce = "stretchy-" + System.currentTimeMillis()
    val option = GetSignInWithGoogleOption.Builder(clientId)
        .setNonce(nonce)
        .build()
    val response = CredentialManager.create(context)
        .getCredential(context, GetCredentialRequest(listOf(option)))
    val token = response.credential.data.getString("com.google.android.libraries.identity.googleid.BUNDLE_KEY_ID_TOKEN")
    if (token != null) onToken(token, nonce)
}
