// The Darwin half follows Apple's headers and has never been compiled; everything is verified on
// Linux only.
internal import Foundation

#if os(Linux)
  /// `renameat2`, which glibc declares for C programs that ask for GNU's names only.
  private typealias Renaming =
    @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
  /// `RENAME_EXCHANGE` (linux/fs.h).
  private let exchange: CUnsignedInt = 2
#endif

/// Puts two folders in each other's place in one step, for whoever looks and whatever is killed.
///
/// - Returns: False where the file system cannot, and nothing was changed.
func exchangeFolders(_ one: String, _ other: String) -> Bool {
  #if os(Linux)
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    return unsafeBitCast(symbol, to: Renaming.self)(AT_FDCWD, one, AT_FDCWD, other, exchange) == 0
  #elseif canImport(Darwin)
    return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
  #else
    return false
  #endif
}
