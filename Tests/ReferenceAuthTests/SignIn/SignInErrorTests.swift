import ReferenceAuth
import Testing

@Suite struct SignInErrorTests {
  @Test(arguments: [
    (
      SignInError.alreadyInProgress,
      "sign-in: another attempt is in progress. Wait for it or cancel it."
    ),
    (.cancelled, "sign-in: cancelled. Nothing to show to the user."),
    (
      .failed(AuthorizationFailure(domain: "d", code: -7)),
      "sign-in: the provider failed with d code -7."
    ),
    (
      .unexpectedCredential(type: "Password"),
      "sign-in: found a credential of type 'Password', expected an Apple ID credential."
    ),
    (.missingToken, "sign-in: found no identity token in the credential, expected one."),
    (.tokenNotUTF8, "sign-in: found an identity token that is not UTF-8."),
    (
      .noWindow,
      "sign-in: found no window to show the sheet in. Try again when the app is in front."
    ),
    (.nonceFailed("why."), "sign-in: no nonce could be drawn: why."),
    (.cannotStart("why."), "sign-in: the request could not be started: why."),
  ])
  func `every error says what was found and what to do`(error: SignInError, message: String) {
    #expect(error.description == message)
  }
}
