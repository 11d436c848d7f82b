internal import Foundation

/// Why a file or folder could not be read or written.
package struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where.
  package var path: String
  /// What was found, and what to do where that helps.
  package var problem: String

  package init(_ path: String, _ problem: String) {
    self.path = path
    self.problem = problem
  }

  /// What the system has just said.
  package init(errno code: Int32, _ path: String) {
    let problem =
      switch code {
      case ELOOP: "is a link that leads to itself"
      case ENOTDIR: "leads through a file, expected folders. Name another."
      default: String(cString: strerror(code))
      }
    self.init(path, problem)
  }

  /// Where, and what is wrong.
  package var description: String { "\(path): \(problem)" }
}
