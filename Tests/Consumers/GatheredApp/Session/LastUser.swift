import Foundation

/// Observed without an import of Combine.
final class LastUser: ObservableObject {
  @Published var token = ""
}
