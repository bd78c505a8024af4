import SelfSizingAutoLayout
import Synchronization

public protocol HeadlessStubValue { static var stubValue: Self { get } }

/// A value that stays on the main thread, on which it was made.
private struct Witness<Value>: @unchecked Sendable { let value: Value? }

public enum HeadlessStubs {
  private struct State {
    var reads: [HeadlessFinding] = []
    var kept: [HeadlessFinding] = []
    var inert: [HeadlessFinding] = []
    var inertDepth = 0

    mutating func take(_ reads: WritableKeyPath<State, [HeadlessFinding]>) -> [HeadlessFinding] {
      defer { self[keyPath: reads] = [] }
      return self[keyPath: reads]
    }
  }

  private static let state = Mutex(State())

  /// Returns a default value for a stub's member, such as `Theme.title`, and records that it was
  /// read. A text has its symbol.
  /// - Precondition: The type is `HeadlessStubValue`, as those of Swift's and UIKit's values are;
  ///   of any other one the stub has to be completed.
  public static func value<Value>(
    _ symbol: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    if let value = known(symbol, fileID: fileID, line: line) as Value? { return value }
    // Optimized code keeps the message of this, and not that of a precondition.
    fatalError(
      "\(fileID):\(line): the stub of \(symbol) has no value of \(Value.self): complete it")
  }

  /// The same for a property whose own is left out and that code unwraps; nil where its type has no
  /// default. The symbol is the statement that sets it.
  public static func unwrapped<Value>(
    _ symbol: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Value? { known(symbol, fileID: fileID, line: line) }

  private static func known<Value>(_ symbol: String, fileID: StaticString, line: UInt) -> Value? {
    if !isColor(Value.self) { note(symbol, fileID: fileID, line: line) }
    if let text = symbol as? Value { return text }
    if let nothing = () as? Value { return nothing }
    if let type = Value.self as? any HeadlessStubValue.Type, let value = type.stubValue as? Value {
      return value
    }
    if let value = object(symbol) as Value? { return value }
    if let type = Value.self as? any CaseIterable.Type { return firstCase(of: type) as? Value }
    if let type = Value.self as? any RawRepresentable.Type { return zero(of: type) as? Value }
    return nil
  }

  /// The value whose number is 0, as the enumerations and options of UIKit have one.
  private static func zero<Raw: RawRepresentable>(of type: Raw.Type) -> Any? {
    let zeros: [any Sendable] = [0, UInt(0)]
    return zeros.lazy.compactMap { $0 as? Raw.RawValue }.first.flatMap { type.init(rawValue: $0) }
  }

  /// Returns the value that the app's source gives a member, and records that it was read: whether
  /// the app has changed it is not known.
  public static func value<Value>(
    _ symbol: String, fileID: StaticString = #fileID, line: UInt = #line,
    copying copied: @autoclosure () -> Value
  ) -> Value {
    note(symbol, fileID: fileID, line: line)
    return copied()
  }

  /// Returns a value in place of what a macro of the app makes, such as `#localized`, and records
  /// that it was read: the text that the app's tables have for the only argument, or that itself.
  public static func macro<Value>(
    _ name: String, _ argument: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    let text = HeadlessStrings.text(forKey: argument, value: argument, table: nil)
    if let text = text as? Value {
      note("\(name)(\(argument))", fileID: fileID, line: line)
      return text
    }
    return value("\(name)(\(argument))", fileID: fileID, line: line)
  }

  /// The same where nothing says another type than a text's.
  public static func macro(
    _ name: String, _ argument: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> String {
    note("\(name)(\(argument))", fileID: fileID, line: line)
    return HeadlessStrings.text(forKey: argument, value: argument, table: nil)
  }

  /// No height depends on one.
  private static func isColor<Value>(_ type: Value.Type) -> Bool {
    type == UIColor.self || type == UIColor?.self || type == CGColor.self || type == CGColor?.self
  }

  private static func firstCase<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }

  /// A stand-in of a class of UIKit's or Foundation's; nil for other types.
  private static func object<Value>(_ symbol: String) -> Value? {
    let objects: [any Sendable] = [
      UIColor.black, UIFont.systemFont(ofSize: UIFont.labelFontSize), AttributedString(symbol),
      NSNumber(value: 0), UIFont.TextStyle.body,
    ]
    if let object = objects.lazy.compactMap({ $0 as? Value }).first { return object }
    if let text = NSMutableAttributedString(string: symbol) as? Value { return text }
    if let image = UIImage() as? Value { return image }
    if let url = URL(fileURLWithPath: "/\(symbol)") as? Value { return url }
    if let value = plainObjects.lazy.compactMap({ $0() as? Value }).first { return value }
    guard MainQueueMark.isHere else { return nil }
    let witness = MainActor.assumeIsolated {
      Witness(value: witnesses.lazy.compactMap { $0.object(as: Value.self) }.first)
    }
    if let witness = witness.value { return witness }
    let object: (any Sendable)? =
      if let type = Value.self as? UIView.Type {
        MainActor.assumeIsolated { instance(of: type) }
      } else { MainActor.assumeIsolated { responders.lazy.map { $0() }.first { $0 is Value } } }
    return object as? Value
  }

  private static let plainObjects: [@Sendable () -> Any] = [
    { Locale(identifier: "en_US_POSIX") }, { Calendar(identifier: .gregorian) }, { Data() },
    { IndexPath() }, { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) },
    { NumberFormatter() }, { DateFormatter() }, { NSMutableParagraphStyle() }, { UIBezierPath() },
    { Bundle.main }, { NotificationCenter.default }, { UserDefaults.standard }, { Decimal() },
    { Int64() }, { UInt() }, { Int32() }, { DispatchQueue.main }, { nothing as () -> Void },
    { CALayer() },
  ]

  private static let nothing: @Sendable () -> Void = {}
  @MainActor private static let responders: [@MainActor () -> any Sendable] = [
    { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UIPanGestureRecognizer() },
    { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() }, { UIViewController() },
    { UIBarButtonItem() }, { NSLayoutConstraint() },
  ]

  /// Make objects that conform to the app's protocols, for stubs that answer with one.
  @MainActor package static var witnesses: [HeadlessWitness] = []

  @MainActor private static func instance(of type: UIView.Type) -> UIView? {
    if let view = type.makeInstance(frame: .zero) ?? type.makeInstance() { return view }
    if let cell = type as? UITableViewCell.Type {
      return cell.makeInstance(style: .default, reuseIdentifier: nil)
    }
    if let header = type as? UITableViewHeaderFooterView.Type {
      return header.makeInstance(reuseIdentifier: nil)
    }
    // UIKit's own classes can all be made of an archive, and those of apps often trap there.
    return type.declarationSite == nil ? type.makeInstance(coder: EmptyCoder()) : nil
  }

  public static func note(_ symbol: String, fileID: StaticString = #fileID, line: UInt = #line) {
    let finding = HeadlessFinding(
      kind: .stubbed, className: symbol, message: "is a stub's, not the app's",
      site: DeclarationSite(fileID: fileID, line: line))
    state.withLock { state in
      let reads = state.inertDepth == 0 ? \State.reads : \State.inert
      if state[keyPath: reads].count < HeadlessFindings.largestCount,
        !state[keyPath: reads].contains(finding)
      {
        state[keyPath: reads].append(finding)
      }
    }
  }

  /// Returns a value that no height depends on, such as a color: what is read of stubs for it makes
  /// no height stubbed, except what is read only once in the process.
  public static func inert<Value>(_ value: @autoclosure () -> Value) -> Value {
    state.withLock { $0.inertDepth += 1 }
    defer { state.withLock { $0.inertDepth -= 1 } }
    return value()
  }

  package static func takeInertReads() -> [HeadlessFinding] { state.withLock { $0.take(\.inert) } }
  public static func takeReads() -> [HeadlessFinding] { state.withLock { $0.take(\.reads) } }

  /// The reads of stubs whose values the process keeps, as a global or a lazy value was initialized
  /// then: every later height may rest on them.
  public static var keptReads: [HeadlessFinding] { state.withLock { $0.kept } }

  public static func keep(_ reads: [HeadlessFinding]) {
    state.withLock { state in
      for read in reads where !state.kept.contains(read) { state.kept.append(read) }
    }
  }
}
