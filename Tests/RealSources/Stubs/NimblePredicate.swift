import Nimble

/// Foundation's type of that name is newer than the tests that mean Nimble's.
public typealias Predicate = Nimble.Predicate
