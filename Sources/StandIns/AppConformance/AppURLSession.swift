public import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Foundation's `URLSession`, of a machine without a network: each request fails in a later turn.
///
/// Linux's own loads on threads that no order is decided of, and ends the process where a task that
/// it has forgotten is cancelled.
public final class AppURLSession: Sendable {
  /// What a task ends with.
  public typealias Handler<Content> =
    @Sendable (_ content: Content?, URLResponse?, (any Error)?) -> Void

  /// How often a server was asked.
  static var refusals: Int { refused.withLock { $0 } }
  private static let refused = Mutex(0)

  /// The process's own.
  public static let shared = AppURLSession(configuration: .default)

  /// - Parameters:
  ///   - configuration: Is not looked at.
  ///   - delegate: Is told nothing.
  ///   - delegateQueue: Stays empty.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue: OperationQueue? = nil
  ) {}

  /// - Throws: `URLError`, as all that asks a server here.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw await refusal(request.url)
  }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    throw await refusal(request.url)
  }

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    throw await refusal(url)
  }

  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    throw await refusal(url)
  }

  public func upload(
    for request: URLRequest, from body: Data
  ) async throws -> (Data, URLResponse) {
    throw await refusal(request.url)
  }

  /// A task that fails once it is resumed, as all of these.
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping Handler<Data>
  ) -> AppURLSessionTask {
    task(request.url, completionHandler)
  }

  public func dataTask(
    with url: URL, completionHandler: @escaping Handler<Data>
  ) -> AppURLSessionTask {
    task(url, completionHandler)
  }

  public func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping Handler<Data>
  ) -> AppURLSessionTask {
    task(request.url, completionHandler)
  }

  /// Ends nothing: nothing outlives its turn.
  public func invalidateAndCancel() {}
  /// Ends nothing: nothing outlives its turn.
  public func finishTasksAndInvalidate() {}

  private func task(_ url: URL?, _ handler: @escaping Handler<Data>) -> AppURLSessionTask {
    AppURLSessionTask(url) { handler(nil, nil, $0) }
  }

  private func refusal(_ url: URL?) async -> URLError {
    await Task.yield()
    return Self.refuse(url)
  }

  fileprivate static func refuse(_ url: URL?) -> URLError {
    refused.withLock { $0 += 1 }
    return URLError(
      .notConnectedToInternet, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }
}

/// A request that is made once it is resumed, and fails.
public final class AppURLSessionTask: Sendable {
  private let url: URL?
  private let handler: Mutex<(@Sendable (URLError) -> Void)?>

  init(_ url: URL?, _ handler: @escaping @Sendable (URLError) -> Void) {
    self.url = url
    self.handler = Mutex(handler)
  }

  /// Makes the request.
  public func resume() { end { AppURLSession.refuse(self.url) } }

  /// Ends it, if it has not ended.
  public func cancel() { end { URLError(.cancelled) } }

  /// Tells the handler of an error, in a later turn; nothing where it was told of one before.
  private func end(_ error: () -> URLError) {
    let awaited = handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
    guard let awaited else { return }
    let error = error()
    Task { awaited(error) }
  }
}
