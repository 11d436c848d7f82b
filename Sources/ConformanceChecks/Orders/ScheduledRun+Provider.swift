internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

extension ScheduledRun {
  /// Makes a provider on the main actor before the run begins; no order of that is tried.
  ///
  /// - Throws: What `makeProvider` throws; ``ProviderNeverMade``.
  func makeProvider(
    of subject: any SignInSubject, in environment: SignInEnvironment
  ) throws -> any SignInProvider {
    let made = Mutex<Result<any SignInProvider, any Error>?>(nil)
    prepare("makeProvider") {
      let result: Result<any SignInProvider, any Error>
      do { result = .success(try await subject.makeProvider(in: environment)) } catch {
        result = .failure(error)
      }
      made.withLock { $0 = result }
    }
    guard let result = made.withLock({ $0 }) else { throw ProviderNeverMade() }
    return try result.get()
  }
}

/// Thrown where `makeProvider` waits for what nothing can bring about any more.
struct ProviderNeverMade: Error, CustomStringConvertible {
  let description = "'makeProvider(in:)' waits for something that never comes"
}
