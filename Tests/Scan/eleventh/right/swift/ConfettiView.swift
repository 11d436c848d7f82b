import SwiftUI

/// Falls behind the "You're signed in" banner after login.
struct ConfettiView: View {
  struct Piece: Identifiable {
    let id = UUID()
    let x = Double.random(in: 0...1)
    let spin = Double(arc4random_uniform(360))
    let hue = drand48()
  }

  @State private var pieces = (0..<60).map { _ in Piece() }
  @State private var fallen = false

  var body: some View {
    GeometryReader { geo in
      ForEach(pieces) { piece in
        Rectangle()
          .fill(Color(hue: piece.hue, saturation: 0.8, brightness: 1))
          .frame(width: 6, height: 10)
          .rotationEffect(.degrees(fallen ? piece.spin : 0))
          .position(x: piece.x * geo.size.width, y: fallen ? geo.size.height : 0)
      }
    }
    .onAppear { withAnimation(.easeIn(duration: 2)) { fallen = true } }
  }
}
