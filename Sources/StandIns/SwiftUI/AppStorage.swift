public import AppConformance
public import Foundation

/// A value that is kept by `UserDefaults`: of the running scenario.
@propertyWrapper public struct AppStorage<Value> {
  private let read: () -> Value
  private let keep: (Value) -> Void

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { keep(newValue) }
  }

  private init(_ key: String, _ store: AppDefaults?, _ value: Value) {
    let store = store ?? .standard
    read = { store.object(forKey: key) as? Value ?? value }
    keep = { newValue in
      let isNothing = (newValue as? any ExpressibleByNilLiteral) != nil && "\(newValue)" == "nil"
      store.set(isNothing ? nil : newValue as Any?, forKey: key)
    }
  }

  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil)
  where Value == Bool { self.init(key, store, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil)
  where Value == Int { self.init(key, store, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil)
  where Value == Double { self.init(key, store, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil)
  where Value == String { self.init(key, store, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: AppDefaults? = nil)
  where Value == Data { self.init(key, store, wrappedValue) }
  public init<Wrapped>(_ key: String, store: AppDefaults? = nil)
  where Value == Wrapped? { self.init(key, store, nil) }
}
