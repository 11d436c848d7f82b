// swift-format-ignore-file
import SwiftUI

struct AvatarView: View {
    let name: String?
    @State private var hue = Double.random(in: 0...1)

    private var initials: String {
        (name ?? "")
            .split(separator: " ")
            .prefix(2)
            .compactMap { $0.first.map(String.init) }
            .joined()
    }

    var body: some View {
        ZStack {
            Circle().fill(Color(hue: hue, saturation: 0.35, brightness: 0.95))
            Text(initials.isEmpty ? "?" : initials)
                .font(.headline)
        }
        .frame(width: 44, height: 44)
        .onTapGesture {
            hue = .random(in: 0...1)
        }
    }
}
