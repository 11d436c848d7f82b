// swift-format-ignore-file
import AuthenticationServices

final class DeferredClear: NSObject {
    private var pending: UnsafeContinuation<URL, Error>?

    private func finish(with result: Result<URL, Error>) {
        defer { pending = nil }
        pending?.resume(with: result)
    }

    func start(_ url: URL) async throws -> URL {
        try await withUnsafeThrowingContinuation { c in
            pending = c
            let s = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { [self] back, error in
                if let back { finish(with: .success(back)) } else { finish(with: .failure(error ?? URLError(.cancelled))) }
            }
            s.start()
        }
    }
}
