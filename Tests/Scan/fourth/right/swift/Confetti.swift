// swift-format-ignore-file
import SwiftUI

/// Shown after the first sign-in.
struct Confetti: View {
    let pieces = 60

    var body: some View {
        GeometryReader { proxy in
            ForEach(0..<pieces, id: \.self) { index in
                Circle()
                    .fill(Color(hue: drand48(), saturation: 0.8, brightness: 0.9))
                    .frame(width: 8, height: 8)
                    .position(x: CGFloat(drand48()) * proxy.size.width,
                              y: CGFloat(index % 12) / 12 * proxy.size.height)
            }
        }
    }
}
