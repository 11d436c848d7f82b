// swift-format-ignore-file
import SwiftUI

struct ConfettiView: View {
    struct Piece: Identifiable {
        let id: Int
        let x = CGFloat.random(in: 0...1)
        let delay = drand48() * 0.4
        let hue = Double(arc4random() % 360) / 360
    }

    private let pieces = (0..<60).map(Piece.init)
    @State private var falling = false

    var body: some View {
        GeometryReader { box in
            ForEach(pieces) { piece in
                Rectangle()
                    .fill(Color(hue: piece.hue, saturation: 0.8, brightness: 1))
                    .frame(width: 6, height: 10)
                    .position(x: piece.x * box.size.width, y: falling ? box.size.height : -20)
                    .animation(.easeIn(duration: 2).delay(piece.delay), value: falling)
            }
        }
        .onAppear { falling = true }
    }
}
