import GameplayKit
import SpriteKit

/// The same stars for everyone on a given day.
final class ParticleField: SKNode {
  private let source: GKMersenneTwisterRandomSource

  init(day: Int) {
    source = GKMersenneTwisterRandomSource(seed: UInt64(day))
    super.init()
    for _ in 0..<120 { addChild(star()) }
  }

  required init?(coder: NSCoder) { fatalError("not stored") }

  private func star() -> SKNode {
    let node = SKShapeNode(circleOfRadius: CGFloat(source.nextInt(upperBound: 3) + 1))
    node.position = CGPoint(x: source.nextInt(upperBound: 800), y: source.nextInt(upperBound: 600))
    node.fillColor = SKColor(
      hue: CGFloat(source.nextUniform()), saturation: 0.2, brightness: 1, alpha: 1)
    return node
  }
}
