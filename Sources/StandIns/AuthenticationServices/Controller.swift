internal import AppConformance
internal import AuthConformance
public import Foundation
internal import Synchronization
public import UIKit

/// Where a sheet is shown.
public typealias ASPresentationAnchor = UIWindow

// Of what follows the SDKs since Xcode 16 say that it belongs to the main actor; those before say nothing,
// and the package's variable `AUTH_CONFORMANCE_SDK` chooses these.

/// Says where a sheet is shown.
#if !SDK_WITHOUT_ISOLATION
  @MainActor @preconcurrency
#endif
public protocol ASAuthorizationControllerPresentationContextProviding:
  NSObjectProtocol
{
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Hears how requests ended. Both methods are optional, as Apple's are.
#if !SDK_WITHOUT_ISOLATION
  @MainActor @preconcurrency
#endif
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Starts requests and calls back; at its other end is the running scenario.
///
/// Lives until its request has ended, whoever has let go of it, as Apple's does.
#if !SDK_WITHOUT_ISOLATION
  @MainActor @preconcurrency
#endif
open class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)? {
    didSet {
      guard let delegate else { return hearing.isGone() }
      hearing.begins(delegate)
      AppleRequest.handOn(self)
    }
  }
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  {
    didSet { if presentationContextProvider != nil { hasHadAnchor = true } }
  }
  /// Whether anybody was ever set to say where.
  private var hasHadAnchor = false
  fileprivate let hearing = Hearing()
  private let stage = AppStage.current

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  open func performRequests() {
    // No closure, which would trap where an app of Swift 5 starts its request on another thread: that
    // is for the scenario to notice.
    var request: ASAuthorizationAppleIDRequest?
    for case let candidate as ASAuthorizationAppleIDRequest in authorizationRequests
    where request == nil { request = candidate }
    guard let stage = AppStage.current ?? stage, let request else {
      // Nobody is there who could close the sheet.
      let owner = Owner(controller: self)
      DispatchQueue.main.async {
        owner.controller.tell(.failure(ASAuthorizationError(.notHandled)))
      }
      return
    }
    if Thread.isMainThread { _ = presentationContextProvider?.presentationAnchor(for: self) }
    AppleRequest.start(
      request, stage, of: self,
      anchor: !hasHadAnchor ? .never : presentationContextProvider == nil ? .gone : .there)
  }

  open func performRequests(options: RequestOptions) { performRequests() }

  /// Closes the sheet; the delegate hears of it as of any cancel.
  open func cancel() { AppleRequest.withdraw(self) }

  /// Tells the delegate how the request ended.
  fileprivate func tell(_ result: Result<any ASAuthorizationCredential, any Error>) {
    switch result {
    case .success(let credential):
      let provider = authorizationRequests.first?.provider ?? ASAuthorizationAppleIDProvider()
      delegate?.authorizationController(
        controller: self, didCompleteWithAuthorization: ASAuthorization(provider, credential))
    case .failure(let error):
      delegate?.authorizationController(controller: self, didCompleteWithError: error)
    }
  }
}

/// Who hears of a controller's callbacks, for whoever asks, wherever that is.
private final class Hearing: Sendable {
  /// Unchecked: held weakly behind a lock, and asked for its identity alone.
  private struct Listener: @unchecked Sendable {
    weak var object: AnyObject?
    var wasThere = false
  }

  private let listener = Mutex(Listener())

  /// Whoever hears; none where nobody does any more.
  var object: AnyObject? { listener.withLock { $0 }.object }

  /// Whether anybody ever did.
  var wasThere: Bool { listener.withLock { $0.wasThere } }

  func begins(_ object: AnyObject) {
    let listener = Listener(object: object, wasThere: true)
    self.listener.withLock { $0 = listener }
  }

  func isGone() { listener.withLock { $0.object = nil } }
}

/// Who says where the app's sheet is shown, when its request starts.
private enum AnchorState {
  /// Nobody was ever set to.
  case never
  /// Whoever was set to has been let go of.
  case gone
  case there
}

/// Unchecked where an SDK does not give it to the main actor: only callbacks use it, and they come there.
private struct Owner: @unchecked Sendable {
  let controller: ASAuthorizationController
}

/// A request under way: between one of the suite's controllers and one of the app's.
private final class AppleRequest: AuthorizationControllerDelegate {
  private struct Held {
    /// Held by the suite as long as it may call back.
    weak var suite: (any AuthorizationController)?
    let request: AppleRequest
  }

  /// Keeps the app's controllers for as long as the suite's may call back.
  private static let underWay = Mutex<[Held]>([])

  /// Stands for whoever says where the app's sheet is shown, for as long as it may be asked.
  private final class Anchor: Sendable {}

  private let owner: Owner
  private let stage: AppStage
  private let attempt = AppStage.attempt
  private let anchor = Anchor()

  private init(of controller: ASAuthorizationController, _ stage: AppStage) {
    owner = Owner(controller: controller)
    self.stage = stage
  }

  static func start(
    _ request: ASAuthorizationAppleIDRequest, _ stage: AppStage,
    of controller: ASAuthorizationController, anchor: AnchorState
  ) {
    AppStage.asksForSheet()
    let scopes = (request.requestedScopes ?? []).map { $0 == .fullName ? "fullName" : $0.rawValue }
    let suite = stage.environment.makeController(
      AuthorizationRequest(nonce: request.nonce, state: request.state, scopes: scopes))
    let held = Held(suite: suite, request: AppleRequest(of: controller, stage))
    if controller.hearing.wasThere { suite.delegate = held.request }
    if anchor != .never { suite.presentationContextProvider = held.request.anchor }
    if anchor == .gone { suite.presentationContextProvider = nil }
    // What has ended is let go of outside the lock: an app's code may run at its end.
    let ended = underWay.withLock { all in
      let ended = all.filter { $0.suite == nil }
      all.removeAll { $0.suite == nil }
      all.append(held)
      return ended
    }
    suite.performRequests()
    _ = consume ended
  }

  /// Lets a request that nobody heard of be heard of by whoever was set after its start.
  static func handOn(_ controller: ASAuthorizationController) {
    let late = underWay.withLock { all in
      all.filter { $0.request.owner.controller === controller }
    }
    for held in late where held.suite?.delegate == nil { held.suite?.delegate = held.request }
  }

  /// Withdraws what the suite shows for a controller of the app.
  static func withdraw(_ controller: ASAuthorizationController) {
    let suites = underWay.withLock { all in
      all.filter { $0.request.owner.controller === controller }.compactMap(\.suite)
    }
    for suite in suites { suite.cancel() }
  }

  /// Whoever hears in the app.
  var listener: AnyObject? { owner.controller.hearing.object }

  func authorizationController(
    _ controller: any AuthorizationController,
    didCompleteWith credential: AuthorizationCredential
  ) {
    MainActor.assumeIsolated {
      switch credential {
      case .appleID(let credential):
        tell(.success(ASAuthorizationAppleIDCredential(credential)))
      case .other:
        tell(.success(ASPasswordCredential(user: "user", password: "password")))
      }
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    MainActor.assumeIsolated { tell(.failure(ASAuthorizationError.of(error))) }
  }

  /// What the app does in a callback belongs to the stage that its request was made on, and to the
  /// attempt that made it.
  @MainActor private func tell(_ result: Result<any ASAuthorizationCredential, any Error>) {
    switch result {
    case .success: attempt?.signs.sheetEnds(nil)
    case .failure(let error): attempt?.signs.sheetEnds(error)
    }
    stage.enter(attempt) { owner.controller.tell(result) }
    attempt?.signs.sheetHasEnded()
  }
}
