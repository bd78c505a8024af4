import Foundation

public protocol Cancellable { func cancel() }

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }
}

public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public convenience init<C: Cancellable>(_ other: C) { self.init(other.cancel) }
  deinit { action?() }
  public func cancel() {
    action?()
    action = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A stream of values: they arrive at once, on the thread that sends them.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
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
    to path: ReferenceWritableKeyPath<Root, Output>, on root: Root
  ) -> AnyCancellable { sink { root[keyPath: path] = $0 } }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Completion = (Subscribers.Completion<Failure>) -> Void
  let attach: (@escaping Completion, @escaping (Output) -> Void) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  init(attach: @escaping (@escaping Completion, @escaping (Output) -> Void) -> AnyCancellable) {
    self.attach = attach
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receiveCompletion, receiveValue) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    compactMap(transform)
  }

  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: path] }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { done, value in
      self.sink(receiveCompletion: done) { if let new = transform($0) { value(new) } }
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { done, value in
      var left = count
      return self.sink(receiveCompletion: done) {
        if left > 0 { left -= 1 } else { value($0) }
      }
    }
  }

  // Values are passed on at once: there is one thread and no time.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func debounce<S>(for time: Double, scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { done, value in
      var last: Output?
      return self.sink(receiveCompletion: done) {
        if last != $0 { value($0) }
        last = $0
      }
    }
  }
}

public protocol Subject<Output, Failure>: Publisher, AnyObject {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

public class PassthroughSubject<Output, Failure: Error>: Subject {
  private var receivers: [Int: (AnyPublisher<Output, Failure>.Completion, (Output) -> Void)] = [:]
  private var next = 0
  public init() {}

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let key = next
    next += 1
    receivers[key] = (receiveCompletion, receiveValue)
    return AnyCancellable { [weak self] in self?.receivers[key] = nil }
  }

  /// Sends a value, to each receiver in the order in which they came.
  public func send(_ value: Output) {
    for key in receivers.keys.sorted() { receivers[key]?.1(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let all = receivers
    receivers = [:]
    for key in all.keys.sorted() { all[key]?.0(completion) }
  }
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure>
{
  public var value: Output { didSet { super.send(value) } }
  public init(_ value: Output) { self.value = value }
  public override func send(_ value: Output) { self.value = value }

  public override func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    return super.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  let output: Output
  public init(_ output: Output) { self.output = output }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public final class Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public convenience init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.value = newValue }
  }
  public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}

extension NotificationCenter {
  public typealias Publisher = AnyPublisher<Notification, Never>
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> AnyPublisher<Notification, Never>
  {
    AnyPublisher { _, value in
      // Without a queue, notifications arrive on the thread that posts them, which measures.
      nonisolated(unsafe) let value = value
      let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}
