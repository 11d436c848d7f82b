import SwiftUI

struct ConfettiPiece: Identifiable {
  let id = UUID()
  let x = Double.random(in: 0...1)
  let delay = Double(arc4random_uniform(40)) / 100
  let hue = Double.random(in: 0...1)
}

struct ConfettiView: View {
  @State private var falling = false
  private let pieces = (0..<60).map { _ in ConfettiPiece() }

  var body: some View {
    GeometryReader { proxy in
      ForEach(pieces) { piece in
        Circle()
          .fill(Color(hue: piece.hue, saturation: 0.8, brightness: 0.9))
          .frame(width: 8, height: 8)
          .position(
            x: proxy.size.width * piece.x,
            y: falling ? proxy.size.height + 20 : -20
          )
          .animation(.easeIn(duration: 1.8).delay(piece.delay), value: falling)
      }
    }
    .onAppear { falling = true }
    .allowsHitTesting(false)
  }
}
