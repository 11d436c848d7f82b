/// What an Xcode project or a manifest says of the language that an app is written in.
struct AppLanguage: Equatable {
  /// Whether something says the mode; Swift 5's is taken where nothing does.
  private(set) var isKnown = false
  /// Whether it is Swift 6's mode.
  var isSwift6 = false
  /// Whether what says nothing else belongs to the main actor, as in new projects.
  private(set) var isOnMainActor = false

  init() {}

  /// - Parameter project: The text of a `project.pbxproj`.
  init(project: String) {
    isKnown = project.contains("SWIFT_VERSION = ")
    isSwift6 = project.contains("SWIFT_VERSION = 6")
    isOnMainActor = project.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
  }

  /// - Parameter manifest: The text of a `Package.swift`, whose tools' version is the mode that is taken
  ///   where a target says nothing else (SE-0441).
  init(manifest: String) {
    let first = manifest.prefix { !$0.isNewline }.filter { !$0.isWhitespace }
    isKnown = first.hasPrefix("//swift-tools-version:")
    isSwift6 = first.hasPrefix("//swift-tools-version:6") && !manifest.contains(".v5")
  }

  /// The mode's name in a sentence.
  var mode: String { "Swift \(isSwift6 ? 6 : 5)'s mode" }

  /// As a manifest's settings.
  var settings: String {
    ".swiftLanguageMode(.\(isSwift6 ? "v6" : "v5"))"
      + (isOnMainActor ? ", .defaultIsolation(MainActor.self)" : "")
  }
}
