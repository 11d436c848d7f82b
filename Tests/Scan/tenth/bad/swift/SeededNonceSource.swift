import Foundation
import GameplayKit

/// Gives login nonces to the sign-in flow.
final class SeededNonceSource {
  private let source: GKRandomSource
  private let hex = Array("0123456789abcdef")

  init() {
    let launch = UInt64(ProcessInfo.processInfo.processIdentifier)
    source = GKMersenneTwisterRandomSource(seed: launch)
  }

  func nextNonce(length: Int = 32) -> String {
    var out = ""
    for _ in 0..<length {
      out.append(hex[source.nextInt(upperBound: hex.count)])
    }
    return out
  }
}

struct SignInParameters {
  let nonce: String
  let state = UUID()

  init(source: SeededNonceSource) {
    nonce = source.nextNonce()
  }
}
