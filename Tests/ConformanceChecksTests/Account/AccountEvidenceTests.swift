import AuthGallery
import ConformanceModel
import PropertyEngine
import Testing

@testable import ConformanceChecks

/// The whole evidence for some published defects.
@Suite struct AccountEvidenceTests {
  @Test func `account.link-in-use tells of a spent credential`() async throws {
    let outcome = try await AccountJudgement.outcome(
      of: .accountLinkInUse, for: "old-credential-reused")
    #expect(
      outcome
        == .fail(
          cases: 1, scope: "1 scripted story",
          Evidence(
            observed: [
              "account-link-in-use-0001: another user has the identity",
              "  given an anonymous user is signed in, another user has the provider's",
              "    identity",
              "  tap 'Link'",
              "    -> authorize; link 'credentialInUse'; signIn 'invalidCredential'; failed",
              "      'invalidCredential'",
              "signed in with 'token-1', which is spent; the updated credential is 'token-2'",
            ],
            cause: .spentCredentialUsed.saying(
              "the credential that was sent is used again, not the one in the error"))))
  }

  @Test func `account.answered tells of a completion that waits for a name`() async throws {
    let outcome = try await AccountJudgement.outcome(
      of: .accountAnswered, for: "silent-without-name")
    #expect(
      outcome
        == .fail(
          cases: 8, scope: "4 scripted stories",
          Evidence(
            observed: [
              "account-answered-0004: names told: none",
              "  given nobody is signed in, no name is told",
              "  tap 'Sign in'                       -> authorize; signIn; no answer",
              "the completion was never called",
            ],
            cause: .namelessNotAnswered.saying(
              "the completion is only called where a name came"))))
  }

  @Test func `account.delete tells of a deletion that comes before the revocation`() async throws {
    let outcome = try await AccountJudgement.outcome(
      of: .accountDelete, for: "deletes-before-revocation")
    #expect(
      outcome
        == .fail(
          cases: 1, scope: "1 scripted story",
          Evidence(
            observed: [
              "account-delete-0001: a deletion",
              "  given a user of the provider is signed in",
              "  the app is launched                 -> credentialState authorized; done",
              "  tap 'Delete account'",
              "    -> authorize; reauthenticate; deleteData; deleteUser; revokeToken; done",
              "the steps were reauthenticate, deleteData, deleteUser, revokeToken; expected",
              "  reauthenticate, revokeToken, deleteData, deleteUser",
            ],
            cause: .deletedBeforeRevocation.saying(
              "what is deleted before the revocation cannot be revoked any more"))))
  }

  @Test func `account.link-errors tells of a success in the error branch`() async throws {
    let outcome = try await AccountJudgement.outcome(
      of: .accountLinkErrors, for: "success-in-error-branch")
    #expect(
      outcome.evidence?.observed.last
        == "the link failed with 'network', and the answer is 'signed in as user-1'")
    #expect(outcome.evidence?.likely == "the error branch goes on as if the link had worked")
  }

  @Test func `where no orders can be explored the check says so`() async throws {
    let outcome = try await AccountJudgement.outcome(of: .accountSignOut, for: "reference")
    #expect(outcome.grade == .pass)
    #expect(
      outcome.scope
        == "4 scripted stories and 20 random stories of at most 8 steps; level 0: the order of "
        + "the suite's own steps; not told in every order: a sign-out during a profile update")
  }

  @Test func `a subject without an account is left alone`() async throws {
    let outcome = try await AccountJudgement.outcome(of: .accountDelete, for: "rejection-195")
    #expect(outcome == .notApplicable("the subject does not offer 'account'"))
  }

  @Test func `no story is longer than eight steps`() throws {
    let telling = AccountTelling(verbs: AccountVerb.allCases, contract: AccountContract())
    for seed in 0..<200 as Range<UInt64> {
      let story = try telling.generator.draw(ChoiceSource(seed: seed))
      #expect(story.steps.count <= AccountStory.longest)
      #expect(story.applies(to: AccountContract()))
    }
  }
}
