#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Small text files, without Foundation.
enum TextFile {
  /// The contents, or nil when the file cannot be read.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Replaces the contents at once: readers see the old text or the new, never a part.
  ///
  /// - Returns: Whether it worked.
  static func write(_ text: String, to path: String) -> Bool {
    let unfinished = path + ".unfinished-\(getpid())"
    guard let file = fopen(unfinished, "w") else { return false }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let isClosed = fclose(file) == 0
    return isWritten && isClosed && rename(unfinished, path) == 0
  }

  /// Removes the file if it is there.
  static func remove(_ path: String) {
    unlink(path)
  }

  /// Makes the folder if it is not there; its parent must be.
  static func makeFolder(_ path: String) {
    mkdir(path, 0o777)
  }
}
