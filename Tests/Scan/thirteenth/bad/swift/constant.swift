import AuthenticationServices
func start() {
  let request = ASAuthorizationAppleIDProvider().createRequest()
  request.requestedScopes = [.email]
  request.nonce = "abc123"
  ASAuthorizationController(authorizationRequests: [request]).performRequests()
}
