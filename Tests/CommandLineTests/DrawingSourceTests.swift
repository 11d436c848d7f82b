import Foundation
import Testing

@testable import auth_conformance

/// A pass is not silent about a source of nonces that no nonce shows.
@Suite struct DrawingSourceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "drawing-source-\(UUID().uuidString)")

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func remark(_ words: String...) -> String? {
    DrawingSource.remark(on: words.map { $0.contains(".") ? "\(folder.path)/\($0)" : $0 })
  }

  private static let weak = """
    import random
    def make_nonce():
        return "".join(random.choice(LETTERS) for _ in range(32))

    """

  @Test func `a generator beside the adapter that can be predicted is named, with its line`() throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("adapter.py", "from app.auth import make_nonce\n")
    try write(
      "app/auth.py", Self.weak.replacingOccurrences(of: "random.choice", with: "secrets.choice"))
    #expect(remark("python3", "adapter.py") == nil)
    try write("app/auth.py", Self.weak)
    let path = "\(folder.path)/app/auth.py"
    #expect(
      remark("python3", "-u", "adapter.py")
        == "warning: \(path):3: likely: random.choice() is no source of secrets. No run can tell "
        + "that: auth-conformance scan \(path)")
    try write("adapter.py", Self.weak)
    #expect(remark("python3", "adapter.py")?.contains("secrets (and 1 more place). No run") == true)
  }

  @Test func `what init writes is an adapter of the project around it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("\(InitPlan.folder)/adapter.py", "import apple_auth\n")
    try write("apple_auth.py", Self.weak)
    #expect(
      remark("python3", "\(InitPlan.folder)/adapter.py")?.contains("/apple_auth.py:3: ") == true)
    try write("other/adapter.py", "import apple_auth\n")
    #expect(remark("python3", "other/adapter.py") == nil)
  }

  @Test func `the sources of a built adapter are its package's and those that its manifest names`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("adapter/.build/release/adapter.x", "")
    try write("adapter/Package.swift", "    .package(name: \"own\", path: \"..\"),\n")
    try write("adapter/Sources/adapter/main.swift", "print(makeNonce())\n")
    #expect(remark("adapter/.build/release/adapter.x") == nil)
    try write(
      "Sources/App/Nonce.swift",
      "func makeNonce() -> UInt64 { srand48(7); return UInt64(drand48()) }\n")
    #expect(
      remark("adapter/.build/release/adapter.x")?.contains("/Sources/App/Nonce.swift:1: ") == true)
  }

  @Test func `another language, what lies far below and no adapter at all are none of this`() throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("adapter.js", "module.exports = {}\n")
    try write("auth.py", Self.weak)
    try write("a/b/c/d/auth.ts", "const nonce = Math.random().toString(36)\n")
    #expect(remark("node", "adapter.js") == nil)
    #expect(DrawingSource.remark(on: []) == nil)
    try write("a/b/c/auth.ts", "const nonce = Math.random().toString(36)\n")
    #expect(remark("node", "adapter.js")?.contains("/a/b/c/auth.ts:1: ") == true)
  }
}
