import UIKit

extension UIColor {
  var cssHex: String {
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0
    getRed(&r, green: &g, blue: &b, alpha: nil)
    return String(format: "#%02X%02X%02X", Int(r * 255), Int(g * 255), Int(b * 255))
  }

  static func fromHex(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat((value >> 16) & 0xff) / 255,
      green: CGFloat((value >> 8) & 0xff) / 255,
      blue: CGFloat(value & 0xff) / 255,
      alpha: 1)
  }
}

func describe(address: UInt) -> String {
  "0x" + String(address, radix: 16)
}
