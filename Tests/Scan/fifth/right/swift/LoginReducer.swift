// swift-format-ignore-file
import Foundation

final class LoginReducer {
    private(set) var isLoading = false
    var onError: ((Error) -> Void)?

    func login(_ work: @escaping () async throws -> Void) {
        if isLoading { return }
        isLoading = true
        Task { @MainActor in
            do {
                try await work()
            } catch is CancellationError {
                isLoading = false
                return
            } catch {
                isLoading = false
                onError?(error)
                return
            }
            isLoading = false
        }
    }
}
