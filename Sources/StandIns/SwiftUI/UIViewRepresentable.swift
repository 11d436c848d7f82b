public import UIKit

/// A view of UIKit's among views; nothing shows it.
@MainActor @preconcurrency public protocol UIViewRepresentable {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit's is made with.
@MainActor @preconcurrency public struct UIViewRepresentableContext<View: UIViewRepresentable> {
  public let coordinator: View.Coordinator
}
