/// Folders and files that hold other people's code, or none.
package enum SkippedNames {
  private static let folders: Set<String> = [
    "node_modules", "bower_components", "Pods", "Carthage", "vendor", "third_party", "thirdparty",
    "DerivedData", "build", "dist", "target", "venv", "site-packages", "__pycache__", "bin", "obj",
    "Library", "checkouts",
  ]

  /// Whether a folder is left out: it is hidden, or other people's code lies there.
  package static func skipsFolder(_ name: String) -> Bool {
    name.hasPrefix(".") || folders.contains(name)
  }

  /// Whether a file's name says that a program wrote it.
  package static func skipsFile(_ name: String) -> Bool {
    [".min.js", ".bundle.js", ".min.mjs", ".g.dart", ".freezed.dart", ".d.ts", ".pb.go"].contains {
      name.hasSuffix($0)
    }
  }
}
