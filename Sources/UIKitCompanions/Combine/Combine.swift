import Foundation

/// A subscription or task that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(cancel).store(in: &set)
  }
}

/// Something that is stopped when nothing holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates one from what stops it.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Creates one from another.
  public convenience init<C: Cancellable>(_ other: C) { self.init(other.cancel) }
  deinit { action?() }
  /// Stops it, once.
  public func cancel() {
    action?()
    action = nil
  }
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  /// Whether two are the same.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a stream ended.
public enum Subscribers {
  /// How a stream ended.
  public enum Completion<Failure: Error> {
    /// It ran out.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

/// A stream of values: they arrive at once, on the thread that sends them.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  /// How it may fail.
  associatedtype Failure: Error
  /// Hands values on until it is stopped.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Hands values on until it is stopped.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts values into a property.
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on root: Root
  )
    -> AnyCancellable
  { sink { root[keyPath: path] = $0 } }
}

/// A stream of any making.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Completion = (Subscribers.Completion<Failure>) -> Void
  let attach: (@escaping Completion, @escaping (Output) -> Void) -> AnyCancellable

  /// Wraps another stream.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  init(
    attach: @escaping (@escaping Completion, @escaping (Output) -> Void) -> AnyCancellable
  ) { self.attach = attach }

  /// Hands values on until it is stopped.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receiveCompletion, receiveValue) }
}

extension Publisher {
  /// Hides how the stream is made.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { done, value in
      self.sink(receiveCompletion: done) { value(transform($0)) }
    }
  }

  /// Reads a property of each value.
  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: path] }
  }

  /// Changes each value, and leaves out those that become nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { done, value in
      self.sink(receiveCompletion: done) { if let new = transform($0) { value(new) } }
    }
  }

  /// Leaves values out.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Leaves the first values out.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { done, value in
      var left = count
      return self.sink(receiveCompletion: done) {
        if left > 0 { left -= 1 } else { value($0) }
      }
    }
  }

  /// Hands values on at once: there is one thread and no time.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Hands values on at once: there is no time.
  public func debounce<S>(for time: Double, scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
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

/// A stream that values are sent into.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
}

/// A subject without a value of its own.
public class PassthroughSubject<Output, Failure: Error>: Subject {
  private var receivers: [Int: (AnyPublisher<Output, Failure>.Completion, (Output) -> Void)] = [:]
  private var next = 0

  /// Creates a subject.
  public init() {}

  /// Hands values on until it is stopped.
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

  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) {
    let all = receivers
    receivers = [:]
    for key in all.keys.sorted() { all[key]?.0(completion) }
  }
}

extension PassthroughSubject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// A subject with a present value.
public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure>
{
  /// The present value.
  public var value: Output { didSet { super.send(value) } }

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    self.value = value
    super.init()
  }

  /// Sends a value, which becomes the present one.
  public override func send(_ value: Output) { self.value = value }

  /// Hands the present value on, and later ones until it is stopped.
  public override func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    return super.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

/// A stream of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  let output: Output
  /// Creates a stream of a value.
  public init(_ output: Output) { self.output = output }
  /// Hands the value on, and ends.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// A stream of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Creates an empty stream.
  public init(completeImmediately: Bool = true) {}
  /// Ends at once.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// An object that reports changes.
public protocol ObservableObject: AnyObject {}

/// A property that reports changes.
@propertyWrapper public final class Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  /// Creates a property with its first value.
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  /// Creates a property with its first value.
  public convenience init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.value = newValue }
  }
  /// The stream of values, the present one first.
  public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}

extension NotificationCenter {
  /// The type of the streams of notifications.
  public typealias Publisher = AnyPublisher<Notification, Never>

  /// The stream of notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> AnyPublisher<Notification, Never>
  {
    AnyPublisher { _, value in
      nonisolated(unsafe) let value = value
      let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
      nonisolated(unsafe) let held = token
      return AnyCancellable { self.removeObserver(held) }
    }
  }
}
