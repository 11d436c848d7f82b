internal import CMemoryPoints
#if os(Linux)
  // Names and places of stored properties; there is no public way. Remove when there is one.
  @_spi(Reflection) internal import Swift
#endif

/// Names of stored properties by their place in memory.
enum FieldName {
  /// The property that an access met: of the object that was allocated there in this run, or a
  /// static one; nil where it cannot be told.
  static func of(_ access: points_access) -> String? {
    #if os(Linux)
      if access.base == 0 { return global(access.address) }
      // Only what the linker knows as the metadata of a class is taken for one.
      guard let found = FunctionName.demangled(at: access.head, isFunction: false),
        found.text.hasPrefix("full type metadata for ")
          || found.text.hasPrefix("type metadata for ")
      else { return nil }
      let offset = Int(access.address - access.base)
      var type: AnyClass? = unsafeBitCast(UInt(access.head), to: AnyClass.self)
      var best: (name: String, offset: Int)?
      while let each = type {
        _ = _forEachField(of: each, options: classType) { name, place, _, _ in
          if place <= offset, place > best?.offset ?? -1 { best = (String(cString: name), place) }
          return true
        }
        type = _getSuperclass(each)
      }
      return best?.name
    #else
      return nil
    #endif
  }

  #if os(Linux)
    /// `_EachFieldOptions.classType`, which is a variable in the library.
    private static let classType = _EachFieldOptions(rawValue: 1)
  #endif

  private static func global(_ address: UInt64) -> String? {
    guard let found = FunctionName.demangled(at: address, isFunction: false) else { return nil }
    let name = found.text.split(separator: " : ").first.map(String.init) ?? found.text
    return name.split(separator: ".").last.map(String.init)
  }
}
