import kotlin.uuid.Uuid

fun request(): Request {
    val state = "state-${Uuid.random()}"
    val nonce = "nonce-${Uuid.random()}"
    return Request(responseType = "code", scope = "openid", state = state, nonce = nonce)
}
