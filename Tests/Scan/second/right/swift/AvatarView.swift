// swift-format-ignore-file
import SwiftUI

/// Round picture with initials; the background is picked at random for new accounts.
struct AvatarView: View {

    let fullName: String?
    let hue: Double

    static func randomHue() -> Double {
        drand48()
    }

    private var initials: String {
        (fullName ?? "")
            .split(separator: " ")
            .prefix(2)
            .compactMap(\.first)
            .map(String.init)
            .joined()
    }

    var body: some View {
        ZStack {
            Circle().fill(Color(hue: hue, saturation: 0.55, brightness: 0.9))
            Text(initials)
                .font(.headline)
                .foregroundStyle(.white)
        }
        .frame(width: 44, height: 44)
        .accessibilityLabel(fullName ?? "Unknown user")
    }
}
