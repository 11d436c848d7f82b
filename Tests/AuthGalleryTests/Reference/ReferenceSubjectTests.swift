import ConformanceModel
import ReferenceAuth
import Synchronization
import Testing

@testable import AuthGallery

@Suite struct ReferenceSubjectTests {
  @Test func `the reference offers every capability but those of programs over the wire`() {
    let subject = Gallery.reference.subject
    #expect(Capability.allCases.filter { !subject.offers($0) } == [.overlapping, .fork])
  }

  @Test func `both modules know the same reasons`() {
    #expect(
      Set(ReferenceAuth.RejectionReason.allCases.map(\.rawValue))
        == Set(ConformanceModel.RejectionReason.allCases.map(\.rawValue)))
  }

  @Test func `a malformed token is rejected with its reason`() async throws {
    let verdicts = try await ReferenceSubject().match([
      MatchAttempt(token: "no token", rawNonce: "a", now: 0)
    ])
    #expect(verdicts == [.rejected(.malformedToken)])
  }

  @Test func `a completed request answers with its own nonce and the whole credential`() throws {
    let desk = Desk()
    let answer = try desk.signIn { desk, controller in
      controller.delegate?.authorizationController(
        controller,
        didCompleteWith: .appleID(
          ConformanceModel.AppleIDCredential(
            user: "u", identityToken: Array("t.o.k".utf8), authorizationCode: Array("c".utf8),
            givenName: "Ada", familyName: "L", email: "a@b", state: "s")))
    }
    let request = try #require(desk.requests.first)
    guard case .credential(let credential) = answer else {
      Issue.record("expected a credential, received \(answer)")
      return
    }
    #expect(request.nonce == SHA256.digest(of: credential.rawNonce).hexadecimal)
    #expect(
      credential
        == ConformanceModel.SignInCredential(
          rawNonce: credential.rawNonce, identityToken: "t.o.k", authorizationCode: "c",
          user: "u", name: "Ada L", email: "a@b", state: "s"))
  }

  @Test func `the provider's cancel and other failures keep their meaning`() throws {
    for (error, expected) in [
      (AuthorizationError(code: 1001), SignInAnswer.cancelled),
      (AuthorizationError(code: 1004), .failure(code: "1004")),
    ] {
      let answer = try Desk().signIn { _, controller in
        controller.delegate?.authorizationController(controller, didFailWith: error)
      }
      #expect(answer == expected)
    }
  }

  @Test func `a failing byte source and a missing window are failures with a code`() throws {
    #expect(
      try Desk(bytes: ByteScript(bytes: [], then: .fail)).signIn { _, _ in }
        == .failure(code: "nonceFailed"))
    #expect(try Desk(hasWindow: false).signIn { _, _ in } == .failure(code: "noWindow"))
  }
}

/// Plays the provider: notes requests, and answers as soon as one is performed.
private final class Desk: Sendable {
  private let noted = Mutex<[ConformanceModel.AuthorizationRequest]>([])
  private let bytes: ByteScript
  private let hasWindow: Bool

  init(bytes: ByteScript = ByteScript(bytes: Array(0...255), then: .cycle), hasWindow: Bool = true)
  {
    self.bytes = bytes
    self.hasWindow = hasWindow
  }

  var requests: [ConformanceModel.AuthorizationRequest] { noted.withLock { $0 } }

  /// Runs one attempt through the completion entry, which is answered before it returns.
  func signIn(
    answering answer:
      @escaping @Sendable (Desk, any ConformanceModel.AuthorizationController) -> Void
  ) throws -> SignInAnswer {
    let hasWindow = hasWindow
    let environment = ConformanceModel.SignInEnvironment(
      makeController: { request in
        self.noted.withLock { $0.append(request) }
        return DeskController { answer(self, $0) }
      },
      bytes: ScriptedByteSource(bytes), hasWindow: { hasWindow })
    let provider = try ReferenceSubject().makeProvider(in: environment)
    let answers = Mutex<[SignInAnswer]>([])
    provider.signIn { result in answers.withLock { $0.append(SignInAnswer(result)) } }
    return try #require(answers.withLock { $0.count == 1 ? $0.first : nil })
  }
}

private final class DeskController: ConformanceModel.AuthorizationController {
  private struct Weak {
    weak var delegate: (any ConformanceModel.AuthorizationControllerDelegate)?
  }

  private let held = Mutex(Weak())
  private let perform: @Sendable (any ConformanceModel.AuthorizationController) -> Void

  init(_ perform: @escaping @Sendable (any ConformanceModel.AuthorizationController) -> Void) {
    self.perform = perform
  }

  var delegate: (any ConformanceModel.AuthorizationControllerDelegate)? {
    get { held.withLock { $0.delegate } }
    set { held.withLock { $0.delegate = newValue } }
  }

  func performRequests() { perform(self) }
}
