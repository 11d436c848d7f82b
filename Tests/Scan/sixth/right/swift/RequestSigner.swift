import CryptoKit
import Foundation

/// Signs calls to the weather backend. The time goes along so that
/// the server can drop old calls; it is no secret.
struct RequestSigner {
  let key: SymmetricKey
  let deviceID: UUID

  func sign(_ request: inout URLRequest, now: Date = Date()) {
    let timestamp = String(Int(now.timeIntervalSince1970))
    let body = request.httpBody ?? Data()
    var message = Data(timestamp.utf8)
    message.append(body)
    let mac = HMAC<SHA256>.authenticationCode(for: message, using: key)
    request.setValue(timestamp, forHTTPHeaderField: "X-Timestamp")
    request.setValue(deviceID.uuidString, forHTTPHeaderField: "X-Device")
    request.setValue(Data(mac).base64EncodedString(), forHTTPHeaderField: "X-Signature")
  }

  func seal(_ payload: Data) throws -> Data {
    let box = try AES.GCM.seal(payload, using: key, nonce: AES.GCM.Nonce())
    guard let combined = box.combined else { throw CryptoKitError.incorrectParameterSize }
    return combined
  }
}
