// swift-format-ignore-file
import Foundation

func authorize(_ provider: Provider) async throws -> Token {
    try await withCheckedThrowingContinuation { continuation in
        provider.start { result in
            switch result {
            case .success(let token): continuation.resume(returning: token)
            case .failure(let error): continuation.resume(throwing: error)
            }
        }
    }
}

func name(_ store: Store) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        store.load { name, error in
            if let error {
                continuation.resume(throwing: error)
                return
            }
            continuation.resume(returning: name!)
        }
    }
}
