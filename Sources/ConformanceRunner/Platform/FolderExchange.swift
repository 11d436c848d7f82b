// The Darwin half follows Apple's headers and has never been compiled; everything is verified on
// Linux only.
internal import Foundation

#if os(Linux)
  /// `renameat2`, which glibc declares for C programs that ask for GNU's names only.
  private typealias Renaming =
    @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
  /// `RENAME_NOREPLACE` (linux/fs.h).
  private let noReplace: CUnsignedInt = 1
  /// `RENAME_EXCHANGE` (linux/fs.h).
  private let exchange: CUnsignedInt = 2

  private func rename(_ one: String, _ other: String, _ flags: CUnsignedInt) -> Int32 {
    guard let symbol = dlsym(nil, "renameat2") else { return ENOSYS }
    let renameat2 = unsafeBitCast(symbol, to: Renaming.self)
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, flags) == 0 ? 0 : errno
  }
#endif

/// Puts two files or folders in each other's place in one step, for whoever looks and whatever is
/// killed.
///
/// - Returns: False where one is missing or the file system cannot, and nothing was changed.
func exchange(_ one: String, with other: String) -> Bool {
  #if os(Linux)
    return rename(one, other, exchange) == 0
  #elseif canImport(Darwin)
    return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
  #else
    return false
  #endif
}

/// Gives a file a name that nothing has.
///
/// - Returns: 0, or why not: `EEXIST` where something has it.
func renameToNew(_ old: String, _ new: String) -> Int32 {
  #if os(Linux)
    return rename(old, new, noReplace)
  #elseif canImport(Darwin)
    return renamex_np(old, new, UInt32(RENAME_EXCL)) == 0 ? 0 : errno
  #else
    return ENOTSUP
  #endif
}
