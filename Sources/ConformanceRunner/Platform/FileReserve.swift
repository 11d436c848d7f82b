// The Darwin half follows Apple's headers and has never been compiled; everything is verified on
// Linux only.
internal import Foundation

/// Gives a file its whole size, with room for it on the disk.
///
/// - Returns: False where there is no room.
func reserve(_ size: Int, of file: Int32) -> Bool {
  #if os(Linux)
    return posix_fallocate(file, 0, off_t(size)) == 0
  #else
    // There is no posix_fallocate; what is written has its room.
    let zeros = [UInt8](repeating: 0, count: size)
    return pwrite(file, zeros, size, 0) == size
  #endif
}
