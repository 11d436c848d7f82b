// swift-format-ignore-file
import Foundation

final class AuthService {
    func token(for provider: Provider) async throws -> String {
        try await withCheckedThrowingContinuation { cont in
            provider.authorize { token, error in
                if let error = error {
                    cont.resume(throwing: error)
                }
                cont.resume(returning: token ?? "")
            }
        }
    }
}
