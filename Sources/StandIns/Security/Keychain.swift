internal import AppConformance
internal import Foundation

/// A dictionary as Core Foundation passes it.
public typealias CFDictionary = [String: Any]
/// An object as Core Foundation passes it.
public typealias CFTypeRef = AnyObject

public let kCFBooleanTrue: Bool! = true
public let kCFBooleanFalse: Bool! = false

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// Adds an item to the running scenario's storage.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  if let failure = AppKeychain.failure { return failure }
  guard let key = Keychain.key(attributes), let data = attributes[kSecValueData] as? Data else {
    return errSecParam
  }
  guard Keychain.data(key) == nil else { return errSecDuplicateItem }
  Keychain.keep(data, key)
  return errSecSuccess
}

/// Finds an item's data, or its attributes where those are asked for.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  if let failure = AppKeychain.failure { return failure }
  guard let key = Keychain.key(query) else { return errSecParam }
  guard let data = Keychain.data(key) else { return errSecItemNotFound }
  if query[kSecReturnAttributes] as? Bool == true {
    var item: [String: Any] = [kSecAttrAccount: query[kSecAttrAccount] ?? ""]
    if query[kSecReturnData] as? Bool == true { item[kSecValueData] = data }
    result?.pointee = item as NSDictionary
  } else if query[kSecReturnData] as? Bool == true {
    result?.pointee = data as NSData
  }
  return errSecSuccess
}

/// Changes an item's data.
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
  if let failure = AppKeychain.failure { return failure }
  guard let key = Keychain.key(query) else { return errSecParam }
  guard Keychain.data(key) != nil else { return errSecItemNotFound }
  if let data = changes[kSecValueData] as? Data { Keychain.keep(data, key) }
  return errSecSuccess
}

/// Removes an item.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  if let failure = AppKeychain.failure { return failure }
  guard let key = Keychain.key(query) else { return errSecParam }
  guard Keychain.data(key) != nil else { return errSecItemNotFound }
  Keychain.keep(nil, key)
  return errSecSuccess
}

/// Items are known by their account, or where they have none by their service.
private enum Keychain {
  private static let mark = "data:"

  static func key(_ query: CFDictionary) -> String? {
    [kSecAttrAccount, kSecAttrService, kSecAttrServer].lazy.compactMap { query[$0] as? String }
      .first
  }

  static func data(_ key: String) -> Data? {
    guard let text = AppStorage.current.text(key) else { return nil }
    return text.hasPrefix(mark)
      ? Data(base64Encoded: String(text.dropFirst(mark.count))) : Data(text.utf8)
  }

  static func keep(_ data: Data?, _ key: String) {
    let text = data.map { data in
      String(data: data, encoding: .utf8) ?? mark + data.base64EncodedString()
    }
    AppStorage.current.keep(text, key)
  }
}
