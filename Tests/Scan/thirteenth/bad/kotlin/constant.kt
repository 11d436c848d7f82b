class GoogleLogin {
  fun option() = GetGoogleIdOption.Builder()
    .setServerClientId(CLIENT_ID)
    .setNonce("my-app-nonce")
    .build()
}
