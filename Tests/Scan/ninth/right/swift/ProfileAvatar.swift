import SwiftUI

/// Round picture of the signed-in user, or the initials on a colour.
struct ProfileAvatar: View {
  let displayName: String?
  let userID: String

  private static let palette: [Color] = [.red, .orange, .green, .teal, .blue, .indigo, .purple]

  @State private var wobble = Double.random(in: -4...4)

  private var colour: Color {
    let sum = userID.utf8.reduce(0) { $0 &+ Int($1) }
    return Self.palette[sum % Self.palette.count]
  }

  private var initials: String {
    (displayName ?? "")
      .split(separator: " ")
      .prefix(2)
      .compactMap(\.first)
      .map(String.init)
      .joined()
  }

  var body: some View {
    Circle()
      .fill(colour.gradient)
      .overlay(Text(initials).font(.headline).foregroundStyle(.white))
      .rotationEffect(.degrees(wobble))
      .accessibilityLabel(Text(displayName ?? "Signed in user"))
  }
}
