public import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  /// Foundation's `URLSession`, of a machine without a network: each request fails in a later turn.
  ///
  /// Linux's own loads on threads that no order is decided of, and ends the process where a task that
  /// it has forgotten is cancelled.
  public final class AppURLSession: Sendable {
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

    /// - Throws: `URLError`, as where there is no network.
    public func data(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
      throw await refusal(request.url)
    }

    /// - Throws: `URLError`, as where there is no network.
    public func data(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
      throw await refusal(url)
    }

    /// - Throws: `URLError`, as where there is no network.
    public func upload(
      for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
      throw await refusal(request.url)
    }

    /// A task that fails once it is resumed.
    public func dataTask(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> AppURLSessionTask {
      AppURLSessionTask(request.url, completionHandler)
    }

    /// A task that fails once it is resumed.
    public func dataTask(
      with url: URL,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> AppURLSessionTask {
      AppURLSessionTask(url, completionHandler)
    }

    /// Ends nothing: nothing outlives its turn.
    public func invalidateAndCancel() {}
    /// Ends nothing: nothing outlives its turn.
    public func finishTasksAndInvalidate() {}

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
    private let state: Mutex<(@Sendable (Data?, URLResponse?, (any Error)?) -> Void)?>

    init(_ url: URL?, _ answer: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
      self.url = url
      state = Mutex(answer)
    }

    /// Makes the request.
    public func resume() { end(AppURLSession.refuse(url)) }

    /// Ends it, if it has not ended.
    public func cancel() { end(URLError(.cancelled)) }

    private func end(_ error: URLError) {
      guard
        let answer = state.withLock({ state in
          defer { state = nil }
          return state
        })
      else { return }
      Task { answer(nil, nil, error) }
    }
  }
#endif
