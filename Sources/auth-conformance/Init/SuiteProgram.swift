internal import ConformanceModel
internal import Foundation
internal import ReferenceAuth

/// Where a workflow gets the suite's program from.
enum SuiteProgram: Equatable {
  /// It is built of the suite's source.
  case built
  /// A wheel that lies in the project, by its path there.
  case wheel(String, sha256: String)
  /// The program of a release, which is this one.
  case release(architecture: String, sha256: String)

  /// The commit of the suite that this program is; `nil` where only a build knows it.
  static let commit = Suite.commit.map { String($0.prefix(40)) }

  /// What a workflow fetches of the suite.
  static let revision = commit ?? "main"

  /// Folders of a project in which a wheel is looked for.
  private static let folders = [".", "dist", "vendor", "wheels"]

  /// A wheel in this folder, else the release that this program is, if it is one.
  static func found() -> SuiteProgram {
    let paths = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .map { folder == "." ? $0 : "\(folder)/\($0)" }
    }
    if let wheel = wheel(among: paths), let sha256 = digest(of: wheel) {
      return .wheel(wheel, sha256: sha256)
    }
    // A release alone knows its commit. One of changed files is nowhere to be had.
    guard Suite.commit?.count == 40, let path = Bundle.main.executablePath,
      let sha256 = digest(of: path)
    else { return .built }
    return .release(architecture: BenchMachine.described.architecture, sha256: sha256)
  }

  /// The wheel of this version, or else the last by name; `nil` where there is none.
  static func wheel(among paths: [String]) -> String? {
    // A name of other letters could end the word that it is put into.
    let wheels = paths.filter {
      $0.wholeMatch(of: /(?:[a-z]+\/)?auth_conformance-[A-Za-z0-9_.+\-]+\.whl/) != nil
    }.sorted()
    return wheels.last { $0.contains("auth_conformance-\(Suite.version)-") } ?? wheels.last
  }

  private static func digest(of path: String) -> String? {
    let file = URL(fileURLWithPath: path)
    return (try? Data(contentsOf: file, options: .mappedIfSafe)).map { content in
      content.withUnsafeBytes { SHA256.digest(of: $0).hexadecimal }
    }
  }

  /// The machine that a workflow runs on.
  var runner: String {
    switch self {
    case .wheel(let path, _) where path.contains("aarch64"): "ubuntu-24.04-arm"
    case .release("aarch64", _), .release("arm64", _): "ubuntu-24.04-arm"
    case .built, .wheel, .release: "ubuntu-latest"
    }
  }

  /// The program's path in a workflow.
  var path: String {
    switch self {
    case .built: "/tmp/auth-conformance/auth-conformance"
    case .wheel: "/tmp/auth-conformance/bin/auth-conformance"
    case .release: "/tmp/auth-conformance-\(Suite.version)/auth-conformance"
    }
  }
}
