import AuthGallery
import ConformanceModel
import PropertyEngine
import Testing

@testable import ConformanceChecks

/// What a check says where it cannot judge everything, and of a defect in an error branch.
@Suite struct AccountEvidenceTests {
  @Test func `account.link-errors tells of a success in the error branch`() async throws {
    let outcome = try await AccountJudgement.outcome(
      of: .accountLinkErrors, for: "success-in-error-branch")
    #expect(
      outcome.evidence?.observed.first
        == "the link failed with 'network', and the answer is 'signed in as user-1'")
    #expect(outcome.evidence?.likely == "the error branch goes on as if the link had worked")
  }

  @Test func `where no orders can be explored the check says so`() async throws {
    let outcome = try await AccountJudgement.outcome(of: .accountSignOut, for: "reference")
    #expect(outcome.grade == .pass)
    #expect(
      outcome.scope
        == "4 scripted stories and 20 random stories of at most 8 steps, by two people on two "
        + "devices; level 0: the order of the suite's own steps; not told in every order: a "
        + "sign-out during a profile update")
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

  @Test(arguments: [true, false])
  func `random stories have two people, and two devices where the subject can have them`(
    _ hasDevices: Bool
  ) throws {
    let telling = AccountTelling(
      verbs: [.signIn], contract: AccountContract(), hasDevices: hasDevices)
    let stories = try (0..<60 as Range<UInt64>).map {
      try telling.generator.draw(ChoiceSource(seed: $0))
    }
    #expect(stories.contains { $0.steps.contains(.fault(.authorize, .otherUser)) })
    #expect(stories.contains { $0.steps.contains(.otherDevice) } == hasDevices)
  }

  @Test func `only who is judged for it meets a sheet that calls back twice`() throws {
    var telling = AccountTelling(verbs: [.signIn], contract: AccountContract())
    let twice = AccountStep.fault(.authorize, .twice)
    for seed in 0..<200 as Range<UInt64> {
      telling.hasSecondSheets = true
      var steps = try telling.generator.draw(ChoiceSource(seed: seed)).steps
      steps.removeAll { $0 == twice }
      telling.hasSecondSheets = false
      #expect(try telling.generator.draw(ChoiceSource(seed: seed)).steps == steps)
    }
    telling.hasSecondSheets = true
    let stories = try (0..<200 as Range<UInt64>).map {
      try telling.generator.draw(ChoiceSource(seed: $0))
    }
    #expect(stories.contains { $0.steps.contains(twice) })
  }
}
