import Foundation
import XCTest

// Stands for Nimble in the tests of real libraries: an expectation that fails is XCTest's failure.

/// A value that is evaluated once it is asked for.
public struct Expression<Value> {
  let body: () throws -> Value?

  /// The value; nil where there is none.
  public func evaluate() throws -> Value? { try body() }
}

/// A value of which something is expected.
public struct Expectation<Value> {
  let expression: Expression<Value>
  let file: StaticString
  let line: UInt

  /// Fails unless the value meets a predicate.
  public func to(_ predicate: Predicate<Value>) { check(predicate, is: true) }

  /// Fails if the value meets a predicate.
  public func notTo(_ predicate: Predicate<Value>) { check(predicate, is: false) }

  /// Fails if the value meets a predicate.
  public func toNot(_ predicate: Predicate<Value>) { check(predicate, is: false) }

  func check(_ predicate: Predicate<Value>, is expected: Bool) {
    do {
      let result = try predicate.body(expression)
      // A predicate that fails because there is no value fails either way.
      let isMet = result.status != .fail && (result.status == .matches) == expected
      if !isMet { XCTFail("\(result.message)", file: file, line: line) }
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}

/// Expects something of a value.
public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line,
  _ value: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
  Expectation(expression: Expression(body: value), file: file, line: line)
}

/// Whether a value meets a predicate.
public enum PredicateStatus { case matches, doesNotMatch, fail }

/// The words of a failure.
public enum ExpectationMessage {
  case expectedTo(String)
  case fail(String)
}

/// Whether a value meets a predicate, and the words of a failure.
public struct PredicateResult {
  let status: PredicateStatus
  let message: ExpectationMessage

  /// Creates a result.
  public init(status: PredicateStatus, message: ExpectationMessage) {
    (self.status, self.message) = (status, message)
  }

  /// Creates a result of a value that is there.
  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: bool ? .matches : .doesNotMatch, message: message)
  }
}

/// A condition on a value.
public struct Predicate<Value> {
  let body: (Expression<Value>) throws -> PredicateResult

  /// Creates a predicate.
  public init(_ body: @escaping (Expression<Value>) throws -> PredicateResult) {
    self.body = body
  }

  /// A predicate of the value, with the words for what it should be.
  init(_ words: String, _ isMet: @escaping (Value?) -> Bool) {
    body = { expression in
      let value = try expression.evaluate()
      return PredicateResult(
        bool: isMet(value), message: .expectedTo("\(words), not \(String(describing: value))"))
    }
  }
}

/// Met by a value that is equal.
public func equal<Value: Equatable>(_ expected: Value?) -> Predicate<Value> {
  Predicate("be \(String(describing: expected))") { $0 != nil && $0 == expected }
}

/// Expects a value that is equal.
public func == <Value: Equatable>(expectation: Expectation<Value>, expected: Value?) {
  expectation.to(equal(expected))
}

/// Met by no value.
public func beNil<Value>() -> Predicate<Value> { Predicate("be nil") { $0 == nil } }

/// Met by the same object.
public func beIdenticalTo(_ expected: Any?) -> Predicate<Any> {
  Predicate("be that object") { $0 as AnyObject? === expected as AnyObject? }
}

/// Met by nothing: no exception is raised on Linux.
public func raiseException<Value>() -> Predicate<Value> { Predicate("raise") { _ in false } }
