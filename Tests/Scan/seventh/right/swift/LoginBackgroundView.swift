import SwiftUI
import AuthenticationServices

/// Bubbles behind the sign in buttons.
struct LoginBackgroundView: View {
  private struct Bubble: Identifiable {
    let id = UUID()
    let x = Double.random(in: 0...1)
    let y = drand48()
    let size = CGFloat(arc4random_uniform(60) + 20)
    let hue = Double.random(in: 0.5...0.7)
  }

  @State private var bubbles = (0..<24).map { _ in Bubble() }

  var body: some View {
    GeometryReader { proxy in
      ForEach(bubbles) { bubble in
        Circle()
          .fill(Color(hue: bubble.hue, saturation: 0.4, brightness: 0.95))
          .frame(width: bubble.size, height: bubble.size)
          .position(x: bubble.x * proxy.size.width, y: bubble.y * proxy.size.height)
      }
    }
    .ignoresSafeArea()
  }
}

struct LoginView: View {
  let session: LoginSession

  var body: some View {
    ZStack {
      LoginBackgroundView()
      SignInWithAppleButton(.signIn, onRequest: session.prepare, onCompletion: session.complete)
        .frame(width: 280, height: 48)
    }
  }
}
