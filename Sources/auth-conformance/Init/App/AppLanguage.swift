/// What an Xcode project says of the language that an app is written in.
struct AppLanguage: Equatable {
  /// Whether it is Swift 6's mode.
  var isSwift6 = false
  /// Whether what says nothing else belongs to the main actor, as in new projects.
  var isOnMainActor = false

  init() {}

  /// - Parameter project: The text of a `project.pbxproj`.
  init(project: String) {
    isSwift6 = project.contains("SWIFT_VERSION = 6")
    isOnMainActor = project.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
  }

  /// As a manifest's settings.
  var settings: String {
    ".swiftLanguageMode(.\(isSwift6 ? "v6" : "v5"))"
      + (isOnMainActor ? ", .defaultIsolation(MainActor.self)" : "")
  }
}
