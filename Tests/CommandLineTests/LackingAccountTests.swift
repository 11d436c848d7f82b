import AuthConformance
import AuthGallery
import ConformanceModel
import ConformanceRunner
import Synchronization
import Testing

/// Accounts of apps that have less to tap: what is not there is never asked for.
@Suite struct LackingAccountTests {
  @Test(arguments: [
    Set<AccountContract.Omissible>([.signInAnonymously, .link, .reauthenticate]),
    Set(AccountContract.Omissible.allCases),
  ])
  func `what an app lacks is never asked for, and the rest is judged`(
    lacks: Set<AccountContract.Omissible>
  ) async throws {
    let reference = try #require(Gallery.named("reference")).subject
    let account = try #require(reference as? any AccountSubject)
    let subject = LackingSubject(account, lacks)
    let runner = InProcessRunner(subject)
    var grades: [RequirementID: Grade] = [:]
    for requirement in Requirement.all where requirement.area == .account {
      grades[requirement.id] = try #require(await runner.judge(requirement).results.first).grade
    }
    #expect(subject.asked.withLock { $0 }.isDisjoint(with: lacks.map(\.rawValue)))
    #expect(Set(grades.values) == [.pass, .notApplicable])
    #expect(grades[.accountLinkInUse] == .notApplicable)
    #expect(grades[.accountRevokedLaunch] == .pass)
    #expect(grades[.accountDelete] == (lacks.contains(.delete) ? .notApplicable : .pass))
  }

  @Test func `why a requirement does not apply is said`() async throws {
    let reference = try #require(Gallery.named("reference")).subject
    let account = try #require(reference as? any AccountSubject)
    let runner = InProcessRunner(LackingSubject(account, [.reauthenticate, .delete]))
    let requirement = try #require(Requirement.named(.accountReauthSameUser))
    let result = try #require(await runner.judge(requirement).results.first)
    #expect(result.grade == .notApplicable)
    #expect(result.scope == "the app offers neither 'reauthenticate' nor 'delete'")
  }
}

/// An account that notes what it is asked to do.
private final class LackingSubject: AccountSubject {
  let contract: Contract
  let asked = Mutex<Set<String>>([])
  private let account: any AccountSubject

  init(_ account: any AccountSubject, _ lacks: Set<AccountContract.Omissible>) {
    self.account = account
    var contract = account.contract
    contract.account.lacks = lacks
    self.contract = contract
  }

  func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator {
    Coordinator(try account.makeCoordinator(in: environment), self)
  }

  private final class Coordinator: AccountCoordinator {
    private let coordinator: any AccountCoordinator
    private let subject: LackingSubject

    init(_ coordinator: any AccountCoordinator, _ subject: LackingSubject) {
      self.coordinator = coordinator
      self.subject = subject
    }

    var view: AccountView { coordinator.view }

    func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
      subject.asked.withLock { _ = $0.insert(action.name) }
      coordinator.perform(action, completion: completion)
    }
  }
}
