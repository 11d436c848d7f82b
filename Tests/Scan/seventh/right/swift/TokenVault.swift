import CryptoKit
import Foundation

/// Seals refresh tokens before they go to the shared container.
struct TokenVault {
  enum Failure: Error { case sealed, opened }

  private let key: SymmetricKey
  private let directory: URL

  init(key: SymmetricKey, directory: URL) {
    self.key = key
    self.directory = directory
  }

  func save(_ token: String, account: String) throws {
    let nonce = AES.GCM.Nonce()
    let box = try AES.GCM.seal(
      Data(token.utf8), using: key, nonce: nonce,
      authenticating: Data(account.utf8))
    guard let data = box.combined else { throw Failure.sealed }
    try data.write(to: url(account), options: [.atomic, .completeFileProtection])
  }

  func load(account: String) throws -> String {
    let box = try AES.GCM.SealedBox(combined: Data(contentsOf: url(account)))
    let data = try AES.GCM.open(box, using: key, authenticating: Data(account.utf8))
    guard let text = String(data: data, encoding: .utf8) else { throw Failure.opened }
    return text
  }

  func remove(account: String) {
    try? FileManager.default.removeItem(at: url(account))
  }

  private func url(_ account: String) -> URL {
    let name = SHA256.hash(data: Data(account.utf8)).prefix(8).map { String(format: "%02X", $0) }
      .joined()
    return directory.appendingPathComponent(name).appendingPathExtension("token")
  }
}
