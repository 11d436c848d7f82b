import SwiftUI

/// Shown once after the first successful sign in.
struct ConfettiView: View {
  private struct Piece: Identifiable {
    let id: Int
    let x: Double, delay: Double, hue: Double
  }

  private let pieces: [Piece] = {
    srand48(7)
    return (0..<60).map { Piece(id: $0, x: drand48(), delay: drand48() * 0.8, hue: drand48()) }
  }()
  @State private var falling = false

  var body: some View {
    GeometryReader { geo in
      ForEach(pieces) { piece in
        RoundedRectangle(cornerRadius: 2)
          .fill(Color(hue: piece.hue, saturation: 0.8, brightness: 0.95))
          .frame(width: 8, height: 14)
          .position(x: piece.x * geo.size.width, y: falling ? geo.size.height + 20 : -20)
          .animation(.easeIn(duration: 2).delay(piece.delay), value: falling)
      }
    }
    .onAppear { falling = true }
    .allowsHitTesting(false)
  }
}
