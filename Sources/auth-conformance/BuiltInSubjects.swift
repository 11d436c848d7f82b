internal import AuthConformance
internal import AuthGallery
internal import ConformanceRunner
internal import Foundation

/// The subjects that this program can serve itself.
enum BuiltInSubjects {
  static let names = Gallery.subjects.map(\.name)

  static func named(_ name: String) throws(UsageError) -> GallerySubject {
    guard let subject = Gallery.named(name) else {
      throw .unknown("subject", name, among: names)
    }
    return subject
  }

  /// How to start a worker for a built-in subject.
  static func target(_ name: String) -> Runner.Target {
    Runner.Target(command: [executable, "serve", name], commandLine: .named(name))
  }

  private static var executable: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
