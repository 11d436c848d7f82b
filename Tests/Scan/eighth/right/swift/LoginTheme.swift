import SwiftUI

/// Colours and texts of the login screen.
struct LoginTheme {
  static let title = "Sign in"
  static let nonceLength = 32

  let red: UInt8
  let green: UInt8
  let blue: UInt8

  var css: String {
    String(format: "#%02x%02x%02x", red, green, blue)
  }

  var debugID: String {
    String(format: "0x%x", Int(red) << 16 | Int(green) << 8 | Int(blue))
  }

  static func confetti(_ index: Int) -> LoginTheme {
    LoginTheme(
      red: UInt8(index * 37 % 256), green: UInt8(index * 91 % 256), blue: UInt8(index % 256))
  }
}
