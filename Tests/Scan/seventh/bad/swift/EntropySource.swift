import Foundation
import Security

// IdentityKit/Sources/Core
// Shared by the consumer app, the widget and the watch companion.

public protocol EntropySource: Sendable {
  func bytes(_ count: Int) -> Data
}

public struct SystemEntropySource: EntropySource {
  public init() {}

  public func bytes(_ count: Int) -> Data {
    var data = Data(count: count)
    data.withUnsafeMutableBytes { buffer in
      _ = SecRandomCopyBytes(kSecRandomDefault, count, buffer.baseAddress!)
    }
    return data
  }
}

public struct LoginNonceFactory {
  let source: EntropySource

  public init(source: EntropySource = SystemEntropySource()) {
    self.source = source
  }

  /// 43 characters, base64url without padding
  public func next() -> String {
    source.bytes(32).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
}
