/// Which files of an app are compiled to be judged, and why the others are not.
struct AppSelection {
  /// A file that has to do with signing in and is not compiled.
  struct Omission: Equatable {
    let path: String
    let reason: String
  }

  /// Modules that a file may import: those on this platform, and those that stand in.
  static let standIns = [
    "AppKit", "AuthenticationServices", "Cocoa", "Combine", "CommonCrypto", "CryptoKit", "Firebase",
    "FirebaseAuth", "FirebaseCore", "OSLog", "Security", "SwiftUI", "UIKit", "os",
  ]
  private static let available: Set<String> = Set(standIns).union([
    "Foundation", "FoundationNetworking", "Dispatch", "Swift", "Synchronization", "_Concurrency",
    "Observation",
  ])
  /// Whether a module can be imported that is not the app's own.
  static func isThere(_ module: String) -> Bool { available.contains(module) || module == "Glibc" }

  /// Words by which a file that imports SwiftUI makes views.
  private static let views: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "ButtonStyle", "UIViewControllerRepresentable",
    "NSViewRepresentable", "EnvironmentKey", "Color", "Text",
    "Binding", "#Preview", "@State", "@StateObject", "@ObservedObject", "@EnvironmentObject",
    "@Environment", "@Binding", "@ViewBuilder",
  ]

  /// What is compiled, in the order of paths.
  let files: [AppFile]
  /// What is not.
  let omissions: [Omission]
  /// Modules of the app's own that are imported; what is in them is compiled as one with the rest.
  let modules: Set<String>

  /// - Parameters:
  ///   - all: Every file of the app.
  ///   - offers: What the modules that stand in have; all that is asked of them where none is given.
  ///   - name: How the app's folder is called, as its module may be.
  ///   - leaving: Files that are not compiled, whatever they are, and why.
  init(
    of all: [AppFile], offers: AppOffers? = nil, name: String? = nil, leaving: [Omission] = []
  ) {
    let own = all.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let ownModules = Self.modules(of: all).union(name.map { [$0] } ?? [])
    func reach(_ begun: Reach, _ first: [AppFile]) -> Reach {
      Self.reach(begun, first, all, own: own, ownModules, offers)
    }
    let left = Reach(
      omitted: Dictionary(leaving.map { ($0.path, $0.reason) }) { first, _ in first })
    var found = reach(left, all.filter(Self.isAboutSignIn))
    let choice = AppProviderChoice(found.files)
    for file in all where found.isOpen(file) && choice?.callers(in: [file]).isEmpty == false {
      let wider = reach(found, [file])
      if wider.omitted.keys == found.omitted.keys {
        found = wider
      } else if Self.obstacle(file, ownModules) == nil {
        found.omitted[file.path] =
          "it calls \(choice?.type ?? ""), and what it uses cannot all be compiled here"
      }
    }
    files = found.files
    modules = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      .intersection(ownModules).subtracting(Self.available)
    omissions = found.omitted.map { Omission(path: $0.key, reason: $0.value) }
      .sorted { $0.path < $1.path }
  }

  /// What is compiled so far, and what cannot be, by the paths.
  private struct Reach {
    var chosen: [String: AppFile] = [:]
    var omitted: [String: String] = [:]

    var files: [AppFile] { chosen.values.sorted { $0.path < $1.path } }

    func isOpen(_ file: AppFile) -> Bool {
      chosen[file.path] == nil && omitted[file.path] == nil
    }
  }

  /// Files, all that they use, and all that these use.
  private static func reach(
    _ begun: Reach, _ first: [AppFile], _ all: [AppFile], own: Set<String>,
    _ ownModules: Set<String>, _ offers: AppOffers?
  ) -> Reach {
    var found = begun
    var waiting = first
    repeat {
      while let file = waiting.popLast() {
        guard found.isOpen(file) else { continue }
        if let reason = obstacle(file, ownModules) ?? offers?.obstacle(file, own: own) {
          found.omitted[file.path] = reason
          continue
        }
        found.chosen[file.path] = file
        waiting += all.filter { !$0.declares.isDisjoint(with: file.words) }
      }
      // One at a time: of two that add the same, a module takes one.
      let wants = AppWants(of: Array(found.chosen.values), own: own, offers: offers)
      waiting = all.filter(found.isOpen).first(where: wants.anything).map { [$0] } ?? []
    } while !waiting.isEmpty
    return found
  }

  private static func isAboutSignIn(_ file: AppFile) -> Bool {
    file.imports.contains("AuthenticationServices") || file.words.contains("SecRandomCopyBytes")
      || file.functions.contains { $0.isNonceGenerator || $0.isDigest }
  }

  /// Names that an app's own modules may have: of a folder at its top, or of one of a package's
  /// sources.
  private static func modules(of files: [AppFile]) -> Set<String> {
    files.reduce(into: []) { found, file in
      let folders = file.path.split(separator: "/").dropLast().map(String.init)
      if let top = folders.first { found.insert(top) }
      for (before, folder) in zip(folders, folders.dropFirst()) where before == "Sources" {
        found.insert(folder)
      }
    }
  }

  /// Why a file cannot be compiled here.
  private static func obstacle(_ file: AppFile, _ ownModules: Set<String>) -> String? {
    if file.words.contains("@main") { return "it is where the app starts (@main)" }
    if file.path.hasSuffix("main.swift") { return "it is where the app starts (main.swift)" }
    let isButton =
      file.words.contains("UIViewRepresentable") && file.classes.isDisjoint(with: file.declares)
    if file.imports.contains("SwiftUI"), isButton || !file.words.isDisjoint(with: views) {
      return "it is a view (SwiftUI); what it calls is judged without it"
    }
    let unknown = file.imports.subtracting(available).subtracting(ownModules).sorted()
    if let module = unknown.first {
      return "it imports \(module), for which nothing stands in"
    }
    let objectiveC: Set<String> = ["#selector", "@objc", "@IBAction", "@IBOutlet", "#keyPath"]
    if let word = file.words.intersection(objectiveC).sorted().first {
      return "it uses \(word), which Swift has on Apple's platforms only"
    }
    return nil
  }
}

extension AppFile.Function {
  /// Draws a nonce: of its own length, or of one that it takes.
  var isNonceGenerator: Bool {
    let others = parameters.filter { $0.type != "Int" }
    let says = name.lowercased().contains("nonce") || isMaker
    return says && result == "String" && others.allSatisfy(\.hasDefault)
      && parameters.count - others.count < 2
  }

  /// `NonceMaker.make()`: the type says what is made.
  private var isMaker: Bool {
    let makes = ["make", "generate", "create", "random", "new", "next", "fresh", "draw"]
    return isStatic && owner?.lowercased().contains("nonce") == true
      && makes.contains(where: name.lowercased().hasPrefix)
  }

  /// Hashes a text.
  var isDigest: Bool {
    let name = name.lowercased()
    return name.contains("sha256") && result == "String" && parameters.count == 1
      && parameters[0].type == "String"
  }

  /// Whether the adapter, which is another file, can call it without an object.
  var isCallable: Bool { !isHidden && (owner == nil || isStatic) && !isAsync }

  /// The call's beginning.
  var called: String { (doesThrow ? "try " : "") + (owner.map { "\($0)." } ?? "") + name }
}
