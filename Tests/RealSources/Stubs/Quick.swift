import XCTest

// Stands for Quick in the tests of real libraries: XCTest runs the examples of each class.

/// A class of examples.
@MainActor open class QuickSpec: XCTestCase {
  /// Lists the examples.
  open nonisolated func spec() {}

  /// The examples of a class, for XCTest's list of tests.
  public static func entry() -> XCTestCaseEntry {
    let root = Group("", in: nil)
    Group.current = root
    Self(name: "spec") { _ in }.spec()
    return (Self.self, root.examples)
  }
}

/// A group of examples with what runs before and after each of them.
private final class Group {
  nonisolated(unsafe) static var current = Group("", in: nil)

  let name: String
  let outer: Group?
  var examples: [(String, XCTestCaseClosure)] = []
  var before: [() -> Void] = []
  var after: [() -> Void] = []

  init(_ name: String, in outer: Group?) {
    (self.name, self.outer) = (name, outer)
  }

  func add(_ name: String, _ body: @escaping () throws -> Void) {
    let groups = Array(sequence(first: self, next: \.outer))
    let names = groups.reversed().map(\.name).filter { !$0.isEmpty } + [name]
    groups.last?.examples.append(
      (
        names.joined(separator: ", ").replacingOccurrences(of: "'", with: "’"),
        { _ in
          for group in groups.reversed() { for hook in group.before { hook() } }
          defer { for group in groups { for hook in group.after { hook() } } }
          try body()
        }
      ))
  }
}

/// A group of examples.
public func describe(_ name: String, _ body: () -> Void) {
  let outer = Group.current
  Group.current = Group(name, in: outer)
  defer { Group.current = outer }
  body()
}

/// A group of examples, under another word.
public func context(_ name: String, _ body: () -> Void) { describe(name, body) }

/// Runs a closure before each example of the group.
public func beforeEach(_ body: @escaping () -> Void) { Group.current.before.append(body) }

/// Runs a closure after each example of the group.
public func afterEach(_ body: @escaping () -> Void) { Group.current.after.append(body) }

/// An example.
public func it(_ name: String, _ body: @escaping () throws -> Void) {
  Group.current.add(name, body)
}

/// An example that does not run yet.
public func pending(_ name: String, _ body: () -> Void) {}
