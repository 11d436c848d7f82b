public import AuthConformance

/// What an app's account is asked for, and what it shows.
///
/// The backend and the provider are the running story's, reached through the stand-ins. An action
/// that returns has succeeded; one that returns an ``AppOutcome`` is seen from outside.
public struct AppAccount: Sendable {
  /// Does what the user or the app asks for.
  public typealias Action<App> = @MainActor @Sendable (App) async throws -> Any

  /// What apps are held to that say nothing else: data is deleted by the backend, the flow is kept
  /// with the attempt, and what `keeps` and `setsDisplayName` would ask for is left to the app.
  public static let usualContract = AccountContract(
    usesState: false, deletesData: false, keeps: [], setsDisplayName: false, showsView: false,
    nativeButton: false)

  let contract: AccountContract
  let keychain: AppKeychain
  let make: @MainActor @Sendable () throws -> AccountEntries

  /// - Parameters:
  ///   - contract: What the account is held to.
  ///   - app: Makes the object, as the app does when it starts.
  ///   - launch: What it does then; nothing beyond being made where none is given.
  ///   - signInAnonymously: Lets the user in without a name. Whatever of this and the following is
  ///     not given is taken for something that the app does not have, and is not asked of it.
  ///   - signIn: Signs in.
  ///   - link: Links an anonymous user.
  ///   - reauthenticate: Has the user prove who they are.
  ///   - signOut: Signs out.
  ///   - delete: Deletes the account.
  ///   - view: What the views show, where the contract says so.
  ///   - keychain: How the keychain answers.
  public init<App: AnyObject>(
    contract: AccountContract = usualContract,
    app: @escaping @MainActor @Sendable () throws -> App, launch: Action<App>? = nil,
    signInAnonymously: Action<App>? = nil, signIn: @escaping Action<App>,
    link: Action<App>? = nil, reauthenticate: Action<App>? = nil, signOut: Action<App>? = nil,
    delete: Action<App>? = nil,
    view: (@MainActor @Sendable (App) -> AccountView)? = nil, keychain: AppKeychain = .works
  ) {
    self.keychain = keychain
    var contract = contract
    contract.showsView = view != nil
    contract.nativeButton = false
    if keychain != .works {
      contract.keepsID = false
      contract.keeps = []
    }
    let offered: [(AccountContract.Omissible, Action<App>?)] = [
      (.signInAnonymously, signInAnonymously), (.link, link), (.reauthenticate, reauthenticate),
      (.signOut, signOut), (.delete, delete),
    ]
    contract.lacks.formUnion(offered.filter { $0.1 == nil }.map(\.0))
    self.contract = contract
    make = {
      let app = try app()
      return AccountEntries(
        perform: { action in
          switch action {
          case .launch: try await launch?(app) ?? ()
          case .signInAnonymously: try await signInAnonymously?(app) ?? ()
          case .signIn: try await signIn(app)
          case .link: try await link?(app) ?? ()
          case .reauthenticate: try await reauthenticate?(app) ?? ()
          case .signOut: try await signOut?(app) ?? ()
          case .delete: try await delete?(app) ?? ()
          case .configureButton, .completeButton: ()
          }
        }, view: { view?(app) ?? AccountView() })
    }
  }
}

/// The ways into one object of an app that keeps the account.
@MainActor struct AccountEntries {
  let perform: @MainActor (AccountAction) async throws -> Any
  let view: @MainActor () -> AccountView
}
