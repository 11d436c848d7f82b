public import Foundation

/// What an app keeps by `UserDefaults`: of the running scenario, and not of this machine.
///
/// The package that compiles an app's files calls it `UserDefaults`.
open class AppDefaults: NSObject, @unchecked Sendable {
  // Unchecked: it has nothing of its own.
  public static let standard = AppDefaults()
  private static let mark = "plist:"

  public override init() { super.init() }
  public convenience init?(suiteName: String?) { self.init() }

  open func object(forKey key: String) -> Any? {
    guard let text = AppStorage.current.text(key) else { return nil }
    guard text.hasPrefix(Self.mark),
      let data = Data(base64Encoded: String(text.dropFirst(Self.mark.count))),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any]
    else { return text }
    return list.first
  }

  open func set(_ value: Any?, forKey key: String) {
    guard let value, !(value is String) else {
      return AppStorage.current.keep(value as? String, key)
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: [(value as? URL)?.absoluteString ?? value], format: .binary, options: 0)
    AppStorage.current.keep(data.map { Self.mark + $0.base64EncodedString() }, key)
  }

  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  open func removeObject(forKey key: String) { AppStorage.current.keep(nil, key) }

  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  open func integer(forKey key: String) -> Int { object(forKey: key) as? Int ?? 0 }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  @discardableResult open func synchronize() -> Bool { true }
}
