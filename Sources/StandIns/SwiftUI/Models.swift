@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit

/// How something moves; nothing does.
public struct Animation: Sendable {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let linear = Animation()
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring() -> Animation { Animation() }
}

/// Changes what views show; the change itself is all that happens here.
public func withAnimation<Value>(
  _ animation: Animation? = .default, _ body: () throws -> Value
) rethrows -> Value { try body() }
