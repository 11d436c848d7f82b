import Foundation
import PackagePlugin

/// `swift package auth-conformance …`: the command line, in a package that holds an adapter.
///
/// What does not name another command, a subject or a program judges the package's own adapter: the
/// executable product that uses the library `AuthConformance`, or that `--product NAME` names, built
/// optimised. A project file in the package's folder says the same for good.
@main
struct ConformanceCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = arguments
    let folder = context.package.directoryURL
    if let name = try Self.option("--product", in: &words) {
      words += ["--", try build(name).path]
    } else if Self.judges(words), !words.contains("--"),
      !FileManager.default.fileExists(atPath: folder.path + "/.auth-conformance.json")
    {
      words += ["--", try build(try Self.adapter(in: context.package)).path]
    }
    if Self.judges(words), !words.contains(where: { ["--reports", "--no-reports"].contains($0) }) {
      // A plugin may write there without being allowed to; in front, for a program may follow.
      let reports = context.pluginWorkDirectoryURL.appending(path: "Reports").path
      words.insert(contentsOf: ["--reports", reports], at: words.first == "run" ? 1 : 0)
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "auth-conformance").url
    tool.arguments = words
    tool.currentDirectoryURL = folder
    try tool.run()
    tool.waitUntilExit()
    exit(tool.terminationReason == .exit ? tool.terminationStatus : 128 + tool.terminationStatus)
  }

  /// Whether these words are those of `run`, which may be left out, and no question about it.
  private static func judges(_ words: [String]) -> Bool {
    if words.contains(where: { ["--version", "--help", "-h"].contains($0) }) { return false }
    return words.first.map { $0.hasPrefix("-") || $0 == "run" } ?? true
  }

  /// Takes an option and its value out of the words.
  private static func option(_ name: String, in words: inout [String]) throws -> String? {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    guard let index = words[..<end].firstIndex(of: name) else { return nil }
    guard index + 1 < end else {
      throw Complaint(description: "option '\(name)': found nothing, expected a product's name")
    }
    let value = words[index + 1]
    words.removeSubrange(index...index + 1)
    return value
  }

  /// The one executable product whose main target uses the library.
  private static func adapter(in package: Package) throws -> String {
    let names = package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.recursiveTargetDependencies.contains { $0.name == "AuthConformance" }
    }.map(\.name)
    guard names.count == 1 else {
      throw Complaint(
        description: names.isEmpty
          ? "found no executable product that uses the library 'AuthConformance'. Name a program "
            + "with '-- COMMAND', or write an adapter: swift package auth-conformance init swift"
          : "found the adapters \(names.sorted().joined(separator: ", ")), expected one. Choose with "
            + "'--product NAME'.")
    }
    return names[0]
  }

  private func build(_ product: String) throws -> URL {
    let built = try packageManager.build(
      .product(product), parameters: .init(configuration: .release))
    let program = built.builtArtifacts.first { $0.kind == .executable }
    guard built.succeeded, let program else {
      throw Complaint(description: "product '\(product)' did not build:\n\(built.logText)")
    }
    return program.url
  }
}

/// What SwiftPM prints before it ends.
struct Complaint: Error, CustomStringConvertible {
  let description: String
}
