@_exported public import Foundation

/// Something whose changes views follow; here nobody does.
public protocol ObservableObject: AnyObject {}

/// Ends something when it goes.
public final class AnyCancellable: Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  deinit { end?() }

  public func cancel() {
    end?()
    end = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Values that come one after another, heard on the thread that makes them.
public final class PassthroughSubject<Output, Failure: Error> {
  private var listeners: [Int: (Output) -> Void] = [:]
  private var last = 0

  public init() {}
  public func send(_ value: Output) { listeners.values.forEach { $0(value) } }
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    last += 1
    let number = last
    listeners[number] = receiveValue
    return AnyCancellable { [weak self] in self?.listeners[number] = nil }
  }
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

/// A property whose changes can be heard.
@propertyWrapper public struct Published<Value> {
  public struct Publisher {
    let box: Box
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(box.value)
      return box.changes.sink(receiveValue: receiveValue)
    }
  }

  final class Box {
    var value: Value
    let changes = PassthroughSubject<Value, Never>()
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set {
      // Heard before it is stored, as Combine has it.
      box.changes.send(newValue)
      box.value = newValue
    }
  }
  public var projectedValue: Publisher { Publisher(box: box) }
}
