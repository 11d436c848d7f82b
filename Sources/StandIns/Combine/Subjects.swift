internal import Foundation

/// Who hears of values and of the end. Values are told outside the lock: whoever hears may answer.
final class Listeners<Output, Failure: Error> {
  typealias Completion = Subscribers.Completion<Failure>
  private typealias Listener = (end: (Completion) -> Void, value: (Output) -> Void)

  private let lock = NSLock()
  private var listeners: [(number: Int, listener: Listener)] = []
  private var last = 0
  private var ended: Completion?

  func add(
    _ end: @escaping (Completion) -> Void, _ value: @escaping (Output) -> Void
  ) -> AnyCancellable {
    lock.lock()
    let before = ended
    last += 1
    let number = last
    if before == nil { listeners.append((number, (end, value))) }
    lock.unlock()
    if let before { end(before) }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    lock.lock()
    let gone = listeners.filter { $0.number == number }
    listeners.removeAll { $0.number == number }
    lock.unlock()
    // What a listener held may end here, outside the lock.
    _ = consume gone
  }

  func tell(_ value: Output) {
    lock.lock()
    let now = listeners
    lock.unlock()
    for entry in now { entry.listener.value(value) }
  }

  func end(_ completion: Completion) {
    lock.lock()
    let now = ended == nil ? listeners : []
    ended = ended ?? completion
    listeners = []
    lock.unlock()
    for entry in now { entry.listener.end(completion) }
  }
}

/// A publisher that is told what to say.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Values that come one after another, heard on the thread that makes them.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}
  public func send(_ value: Output) { listeners.tell(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { listeners.add(receiveCompletion, receiveValue) }
}

/// The same with a value that newcomers are told.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    lock.lock()
    current = value
    lock.unlock()
    listeners.tell(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    return listeners.add(receiveCompletion, receiveValue)
  }
}

/// One value or error, which may still be to come; asked for as soon as it is made.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  // Unchecked: the outcome is set once, under the lock.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var outcome: Result<Output, Failure>?
  private var waiting: [Promise] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    let heard = outcome == nil ? waiting : []
    outcome = outcome ?? result
    waiting = []
    lock.unlock()
    for answer in heard { answer(result) }
  }

  private func hear(_ answer: @escaping Promise) {
    lock.lock()
    let known = outcome
    if known == nil { waiting.append(answer) }
    lock.unlock()
    if let known { answer(known) }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    var isWanted = true
    hear { result in
      guard isWanted else { return }
      if case .success(let value) = result { receiveValue(value) }
      receiveCompletion(result.completion)
    }
    return AnyCancellable { isWanted = false }
  }
}

extension Future where Failure == Never {
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        hear { result in
          // Whoever awaits is the only one who has it from here on.
          nonisolated(unsafe) let result = result
          continuation.resume(with: result)
        }
      }
    }
  }
}

extension Future {
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        hear { result in
          nonisolated(unsafe) let result = result.mapError { $0 as any Error }
          continuation.resume(with: result)
        }
      }
    }
  }
}

extension Result {
  fileprivate var completion: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }
}
