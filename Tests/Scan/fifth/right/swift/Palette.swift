// swift-format-ignore-file
import SwiftUI

enum Palette {
    static func avatarColor(for name: String) -> Color {
        let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return colors[sum % colors.count]
    }

    static func hexCode(_ rgb: UInt32) -> String { "#" + String(rgb, radix: 16) }

    private static let colors: [Color] = [.red, .orange, .green, .blue, .purple, .pink, .teal]
}
