#if os(Linux)
  internal import CLinkedSymbols
  internal import Glibc

  /// A symbol of the Swift runtime or of Dispatch that no module declares.
  enum RuntimeSymbol {
    /// Where it is: in a library of this process, or linked into the program itself.
    ///
    /// - Returns: `nil` where the program has none of that name; only those that `CLinkedSymbols`
    ///   lists are found in a program that holds its libraries.
    static func address(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(nil, name) ?? linked_symbol(name)
    }
  }
#endif
