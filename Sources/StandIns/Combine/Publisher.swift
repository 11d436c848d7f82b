@_exported public import Foundation

/// What a publisher tells besides values.
public enum Subscribers {
  /// How it ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Values that come one after another, and then an end.
///
/// Heard by closures alone: subscribers and demand are not offered.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Hears values and the end until what it returns is cancelled or gone.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: path] = $0 } }

  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.source = sink { [weak box] in box?.set($0) }
  }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias End = (Subscribers.Completion<Failure>) -> Void
  private let listen: (@escaping End, @escaping (Output) -> Void) -> AnyCancellable

  init(_ listen: @escaping (@escaping End, @escaping (Output) -> Void) -> AnyCancellable) {
    self.listen = listen
  }

  public init<Source: Publisher<Output, Failure>>(_ publisher: Source) {
    self.init { publisher.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { listen(receiveCompletion, receiveValue) }
}

/// One value.
public struct Just<Output>: Publisher {
  private let value: Output
  public init(_ value: Output) { self.value = value }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if ends { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}

/// What can be ended.
public protocol Cancellable {
  func cancel()
}

/// Ends something when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<Ended: Cancellable>(_ ended: Ended) { end = { ended.cancel() } }
  deinit { end?() }

  public func cancel() {
    end?()
    end = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in list: inout [AnyCancellable]) { list.append(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
