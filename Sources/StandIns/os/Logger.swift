@_exported public import Foundation

/// How much of a value a log shows.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case none, hash }
  public static let auto = OSLogPrivacy(isShown: nil)
  public static let `public` = OSLogPrivacy(isShown: true)
  public static let `private` = OSLogPrivacy(isShown: false)
  public static let sensitive = OSLogPrivacy(isShown: false)
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  let isShown: Bool?
}

/// A line of a log. Texts and objects are hidden unless they are said to be public; numbers are
/// shown unless they are said to be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      let isNumber = value is any Numeric || value is Bool
      text += privacy.isShown ?? isNumber ? "\(value)" : "<private>"
    }
  }

  let text: String
  public init(stringLiteral text: String) { self.text = text }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// How much a line matters.
public struct OSLogType: Sendable {
  public static let `default` = OSLogType()
  public static let info = OSLogType()
  public static let debug = OSLogType()
  public static let error = OSLogType()
  public static let fault = OSLogType()
}

/// Writes to standard error, where the suite looks for nonces that should not be there.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: OSLogMessage) { write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  public func trace(_ message: OSLogMessage) { write(message) }
  public func debug(_ message: OSLogMessage) { write(message) }
  public func info(_ message: OSLogMessage) { write(message) }
  public func notice(_ message: OSLogMessage) { write(message) }
  public func warning(_ message: OSLogMessage) { write(message) }
  public func error(_ message: OSLogMessage) { write(message) }
  public func critical(_ message: OSLogMessage) { write(message) }
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    FileHandle.standardError.write(Data("\(message.text)\n".utf8))
  }
}

/// A log by its names.
public struct OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}

/// Writes a line whose text holds no values.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

/// Writes a line.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  FileHandle.standardError.write(Data("\(message.text)\n".utf8))
}

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked: the value is read and changed only while the lock is held.
  private final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let box: Box

  public init(initialState: State) { box = Box(initialState) }
  public init(uncheckedState: State) { box = Box(uncheckedState) }

  public func withLock<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
  public func withLock<Value>(_ body: () throws -> Value) rethrows -> Value {
    try withLock { _ in try body() }
  }
}
