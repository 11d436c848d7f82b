internal import CMemoryPoints
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// Names of functions by their addresses.
enum FunctionName {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  // `swift_demangle` of the runtime (stdlib/public/runtime/Demangle.cpp) is there for tools.
  private static let demangle: Demangle? = dlsym(nil, "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  /// The functions that were being run at an access, the innermost first.
  static func stack(of access: points_access) -> [String] {
    var addresses = [UInt64](repeating: 0, count: 24)
    let count = points_stack(access.stack, &addresses, 24)
    var names: [String] = []
    for address in [access.pc] + addresses.prefix(Int(count)) {
      guard let name = name(at: address &- 1), name != names.last else { continue }
      names.append(name)
    }
    return names
  }

  /// Names found so far, with nil for what has none: code stays where it is, and every order of a
  /// program passes the same places.
  private static let known = Mutex<[UInt64: String?]>([:])

  private static func name(at address: UInt64) -> String? {
    if let name = known.withLock({ $0[address] }) { return name }
    let name = demangled(at: address, isFunction: true).map { short($0.text) }
    known.withLock { $0[address] = .some(name) }
    return name
  }

  /// What the linker calls what is at an address, in the language of the program.
  static func demangled(
    at address: UInt64, isFunction: Bool
  ) -> (text: String, start: UInt64)? {
    var start: UInt64 = 0
    guard let symbol = points_symbol(address, isFunction, &start) else { return nil }
    guard let demangle, let text = demangle(symbol, strlen(symbol), nil, nil, 0) else {
      return (String(cString: symbol), start)
    }
    defer { free(text) }
    return (String(cString: text), start)
  }

  /// Without module, arguments and result: `Guard.signIn`, `Guard.busy.getter`.
  static func short(_ full: String) -> String {
    // `(extension in Module):Module.Type.f`, and `(f in _1A2B…)` for what is private to a file.
    var plain = full.replacing(/\(extension in [^)]*\):/, with: "")
    plain = plain.replacing(/\(([^()]*) in _[0-9A-F]+\)/) { "\($0.1)" }
    var name = Substring(plain)
    // Closures, and the parts of an asynchronous function, are named after what they are in.
    for begin in ["partial function for ", " in "] {
      if let position = name.ranges(of: begin).last?.upperBound { name = name[position...] }
    }
    for end in [" async", " throws", " -> ", " : "] {
      if let position = name.firstRange(of: end)?.lowerBound { name = name[..<position] }
    }
    if let position = name.lastIndex(of: " "), name[position...].contains(".") {
      name = name[name.index(after: position)...]
    }
    var depth = 0
    var kept = ""
    for character in name {
      if character == "(" || character == "<" { depth += 1 }
      if depth == 0 { kept.append(character) }
      if character == ")" || character == ">" { depth -= 1 }
    }
    let parts = kept.split(separator: ".")
    let isAccessor =
      full.contains(".getter : ") || full.contains(".setter : ")
      || full.contains(".modify : ")
    let tail = parts.dropFirst().joined(separator: ".")
    let result = tail.isEmpty ? kept : tail
    guard isAccessor else { return result }
    for kind in ["getter", "setter", "modify"] where full.contains(".\(kind) : ") {
      return result.hasSuffix(".\(kind)") ? result : "\(result).\(kind)"
    }
    return result
  }
}
