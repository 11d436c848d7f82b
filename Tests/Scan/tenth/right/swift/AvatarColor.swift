import SwiftUI

struct AvatarColor {
  static let palette: [Color] = [.red, .orange, .green, .teal, .blue, .indigo, .pink]

  static func color(for userID: String) -> Color {
    let sum = userID.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
    return palette[sum % palette.count]
  }

  static func any() -> Color {
    palette[Int(arc4random_uniform(UInt32(palette.count)))]
  }
}

struct AvatarView: View {
  let userID: String
  let initials: String

  var body: some View {
    Text(initials)
      .padding()
      .background(AvatarColor.color(for: userID), in: Circle())
  }
}
