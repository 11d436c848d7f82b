import Foundation

/// Keeps what each open login needs until its redirect arrives.
actor PendingLogins {
  struct Pending { let nonce: String, verifier: String, deadline: Date }
  enum Failure: Error { case unknownState, tooLate }

  private var open: [String: Pending] = [:]

  func add(state: String, nonce: String, verifier: String) {
    let now = Date()
    open = open.filter { $0.value.deadline > now }
    open[state] = Pending(
      nonce: nonce, verifier: verifier, deadline: now.addingTimeInterval(300))
  }

  func take(state: String) throws -> Pending {
    guard let pending = open.removeValue(forKey: state) else { throw Failure.unknownState }
    guard pending.deadline > Date() else { throw Failure.tooLate }
    return pending
  }
}
