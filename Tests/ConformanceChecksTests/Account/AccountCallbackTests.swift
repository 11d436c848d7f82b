import ConformanceModel
import Synchronization
import Testing

@testable import ConformanceChecks

/// Where provider and backend reply, and where notices come.
@Suite struct AccountCallbackTests {
  @Test(arguments: SignInContract.Callbacks.allCases)
  func `the backend replies where the contract says, and sheets close on the main thread`(
    _ callbacks: SignInContract.Callbacks
  ) throws {
    let contract = AccountContract(showsView: false, callbacks: callbacks)
    let subject = PlaceSubject(contract: Contract(name: "places", account: contract))
    let stage = AccountStage(contract, AccountGiven(), main: .ofProcess)
    try stage.start(0, subject)
    stage.perform(.signIn, on: 0) { _ in }
    // The sheet, and the sign-out that its reply asks for.
    stage.reply(to: 1)
    stage.reply(to: 2)
    stage.sendNotice()
    let isOnMain = callbacks == .mainActor
    #expect(
      subject.places.withLock { $0 } == [
        Place("tap", true), Place("sheet", true), Place("backend", isOnMain),
        Place("notice", isOnMain),
      ])
    stage.end()
  }
}

private struct Place: Hashable, Sendable {
  let what: String
  let isOnMain: Bool

  init(_ what: String, _ isOnMain: Bool) {
    self.what = what
    self.isOnMain = isOnMain
  }
}

/// Notes where everything comes.
private final class PlaceSubject: AccountSubject {
  let contract: Contract
  let places = Mutex<[Place]>([])

  init(contract: Contract) { self.contract = contract }

  func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator {
    Coordinator(environment: environment, subject: self)
  }

  func note(_ what: String) {
    places.withLock { $0.append(Place(what, MainThread.ofProcess.isCurrent)) }
  }

  private final class Coordinator: AccountCoordinator {
    private let environment: AccountEnvironment
    private let subject: PlaceSubject

    init(environment: AccountEnvironment, subject: PlaceSubject) {
      self.environment = environment
      self.subject = subject
    }

    func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
      let (environment, subject) = (environment, subject)
      subject.note("tap")
      _ = environment.observeRevocations { subject.note("notice") }
      environment.call(.authorize(AuthorizationRequest(nonce: "digest"))) { _ in
        subject.note("sheet")
        environment.call(.signOut) { _ in
          subject.note("backend")
          completion(.done)
        }
      }
    }
  }
}
