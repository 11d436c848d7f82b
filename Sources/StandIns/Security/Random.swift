internal import AppConformance
@_exported public import Foundation

/// A status of the system's own functions.
public typealias OSStatus = Int32
/// A text as Core Foundation passes it.
public typealias CFString = String

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecNotAvailable: OSStatus = -25_291
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecInteractionNotAllowed: OSStatus = -25_308
public let errSecAuthFailed: OSStatus = -25_293

/// A random number generator.
public struct SecRandomRef: Sendable {}

/// The system's own generator.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with the running scenario's random bytes.
///
/// - Returns: ``errSecSuccess``, or the status of a source that fails; the memory is then as it was
///   or partly filled.
public func SecRandomCopyBytes(
  _ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  AppStage.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
    ? errSecSuccess : errSecNotAvailable
}

/// The text of a status.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecNotAvailable: "No keychain is available."
  default: "OSStatus \(status)"
  }
}
