import Glibc

/// The program that runs scenarios under whole-process control, built beside the tests.
enum ProbeProgram {
  /// What the program prints on standard output; the runtime's remarks on leaks go elsewhere.
  static func output(_ arguments: String...) -> [String] {
    var path = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let executable = String(
      decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = executable.split(separator: "/").dropLast().joined(separator: "/")
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    guard let pipe = popen("/\(folder)/ScheduleProbe \(quoted) 2>/dev/null", "r") else { return [] }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let read = fread(&buffer, 1, buffer.count, pipe)
      if read == 0 { break }
      bytes += buffer.prefix(read)
    }
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }
}
