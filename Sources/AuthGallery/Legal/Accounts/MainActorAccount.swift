internal import ConformanceModel

extension GallerySubject {
  static let mainActorAccount = legalAccount(
    "main-actor-account",
    story: "Says MainActor.assumeIsolated in every call, reply and notice."
  ) { MainActorAccount($0, $1) }
}

/// The common coordinator, for which everything happens on the main actor.
private final class MainActorAccount: AccountCoordinator {
  private let keeper: AccountKeeper

  init(_ environment: AccountEnvironment, _ contract: AccountContract) {
    MainActor.preconditionIsolated()
    var own = environment
    own.call = { call, reply in
      environment.call(call) { said in MainActor.assumeIsolated { reply(said) } }
    }
    own.observeRevocations = { handler in
      environment.observeRevocations { MainActor.assumeIsolated { handler() } }
    }
    keeper = AccountKeeper(own, contract)
  }

  func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
    MainActor.assumeIsolated { keeper.perform(action, completion: completion) }
  }

  var view: AccountView { MainActor.assumeIsolated { keeper.view } }
}
