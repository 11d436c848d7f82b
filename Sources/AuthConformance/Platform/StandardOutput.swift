// The C library's 'stdout' is a variable that nobody assigns to.
#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// What the process prints.
enum StandardOutput {
  /// Has every line written out at once: what lies in memory when the process dies is never read, and
  /// whoever is judged for what it prints may have died of something else.
  static func writesLines() { _ = setvbuf(stdout, nil, _IOLBF, 0) }
}
