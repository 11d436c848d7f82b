import ReferenceAuth
import Synchronization

/// Lets an environment reach the provider that is made from it.
final class ProviderHolder: Sendable {
  private let stored = Mutex<AppleSignIn?>(nil)

  var provider: AppleSignIn? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
