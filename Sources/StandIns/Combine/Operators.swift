public import Dispatch
public import Foundation

/// Where values are heard.
public protocol Scheduler {
  func schedule(_ action: @escaping () -> Void)
}

/// Work for another thread.
private struct Work: @unchecked Sendable {
  // Unchecked, as a subscription's closure is in Combine: what it touches is for the app to guard.
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(action: action)
    async { work.action() }
  }
}

extension RunLoop: Scheduler {
  /// On the main queue: no run loop runs here.
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }
}

extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    guard self !== OperationQueue.main else { return DispatchQueue.main.schedule(action) }
    let work = Work(action: action)
    addOperation { work.action() }
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Makes a publisher of this one's, value by value.
  private func each<Changed>(
    _ change: @escaping (Output, (Changed) -> Void) -> Void
  ) -> AnyPublisher<Changed, Failure> {
    AnyPublisher { end, tell in
      self.sink(receiveCompletion: end, receiveValue: { change($0, tell) })
    }
  }

  public func map<Changed>(
    _ transform: @escaping (Output) -> Changed
  ) -> AnyPublisher<Changed, Failure> { each { value, tell in tell(transform(value)) } }

  /// Ends with the error that the transform throws.
  public func tryMap<Changed>(
    _ transform: @escaping (Output) throws -> Changed
  ) -> AnyPublisher<Changed, any Error> {
    AnyPublisher { end, tell in
      var hasEnded = false
      return self.sink(
        receiveCompletion: { completion in
          guard !hasEnded else { return }
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(error))
          }
        },
        receiveValue: { value in
          guard !hasEnded else { return }
          do { tell(try transform(value)) } catch {
            hasEnded = true
            end(.failure(error))
          }
        })
    }
  }

  public func compactMap<Changed>(
    _ transform: @escaping (Output) -> Changed?
  ) -> AnyPublisher<Changed, Failure> {
    each { value, tell in if let changed = transform(value) { tell(changed) } }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    each { value, tell in if isIncluded(value) { tell(value) } }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { end, tell in
      var left = count
      return self.sink(
        receiveCompletion: end,
        receiveValue: { value in if left > 0 { left -= 1 } else { tell(value) } })
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { end, tell in
      self.sink(
        receiveCompletion: {
          receiveCompletion?($0)
          end($0)
        },
        receiveValue: {
          receiveOutput?($0)
          tell($0)
        })
    }
  }

  public func receive(
    on scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { end, tell in
      self.sink(
        receiveCompletion: { completion in scheduler.schedule { end(completion) } },
        receiveValue: { value in scheduler.schedule { tell(value) } })
    }
  }

  public func mapError<Changed: Error>(
    _ transform: @escaping (Failure) -> Changed
  ) -> AnyPublisher<Output, Changed> {
    AnyPublisher { end, tell in
      self.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(transform(error)))
          }
        }, receiveValue: tell)
    }
  }

  /// Follows each value with the publisher that is made of it.
  public func flatMap<Next: Publisher>(
    _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
    AnyPublisher { end, tell in
      var inner: [AnyCancellable] = []
      let outer = self.sink(
        receiveCompletion: { if case .failure = $0 { end($0) } },
        receiveValue: { value in
          inner.append(transform(value).sink(receiveCompletion: end, receiveValue: tell))
        })
      return AnyCancellable {
        outer.cancel()
        inner = []
      }
    }
  }

  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { end, tell in
      self.sink(
        receiveCompletion: { completion in
          if case .failure = completion { tell(value) }
          end(.finished)
        }, receiveValue: tell)
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { end, tell in
      var last: Output?
      return self.sink(
        receiveCompletion: end,
        receiveValue: { value in
          guard value != last else { return }
          last = value
          tell(value)
        })
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<Failed: Error>(to type: Failed.Type) -> AnyPublisher<Output, Failed> {
    AnyPublisher { end, tell in
      self.sink(receiveCompletion: { _ in end(.finished) }, receiveValue: tell)
    }
  }
}

extension Publisher {
  /// The values as a sequence to wait for.
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let heard = Heard(
        self.sink(
          receiveCompletion: { completion in
            if case .failure(let error) = completion {
              continuation.finish(throwing: error)
            } else {
              continuation.finish()
            }
          },
          receiveValue: { value in
            // Whoever waits is the only one who has it from here on.
            nonisolated(unsafe) let value = value
            continuation.yield(value)
          }))
      continuation.onTermination = { _ in heard.cancel() }
    }
  }
}

/// A subscription that ends with a sequence.
private final class Heard: @unchecked Sendable {
  // Unchecked: nothing is done with it but that it is cancelled, once.
  private let subscription: AnyCancellable
  init(_ subscription: AnyCancellable) { self.subscription = subscription }
  func cancel() { subscription.cancel() }
}
