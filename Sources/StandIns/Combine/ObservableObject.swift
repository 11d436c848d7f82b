public import AppConformance
internal import Foundation
internal import Synchronization

/// Something whose changes views follow; here nobody does.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells that something is about to change, as often as the app says so; `@Published` does not.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  // Unchecked: the listeners are behind a lock of their own.
  private let listeners = Listeners<Void, Never>()

  private struct Entry: @unchecked Sendable {
    // Unchecked: it is compared and nothing else.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// One for each object that was asked for it: an extension has no place to keep it.
  private static let all = Mutex<[ObjectIdentifier: Entry]>([:])

  public init() {}

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // An address is used again; what it belongs to is not.
    if let entry = all.withLock({ $0[key] }), entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    let entry = Entry(object: object, publisher: publisher)
    all.withLock { all in
      all = all.filter { $0.value.object != nil }
      all[key] = entry
    }
    return publisher
  }

  public func send() { listeners.tell(()) }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (()) -> Void
  ) -> AnyCancellable { listeners.add(receiveCompletion, receiveValue) }
}

/// A property whose changes can be heard.
@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    let box: Box
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      receiveValue(box.value)
      return box.changes.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  final class Box {
    fileprivate(set) var value: Value
    fileprivate var count = 0
    let changes = PassthroughSubject<Value, Never>()
    /// Keeps what assigns to this.
    var source: AnyCancellable?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      // Heard before it is stored, as Combine has it.
      changes.send(newValue)
      value = newValue
      count += 1
    }
  }

  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // So that a source can be assigned to it.
    nonmutating set {}
  }
}

extension Published: ShownValue {
  public var shownValue: Any { box.value }
  public var changes: Int { box.count }
}
