/// One thing that is fed with inputs.
struct FuzzTarget: Sendable {
  /// The name by which it is called.
  let name: String
  /// A summary of the target, in a line.
  let summary: String
  /// Inputs to begin with, in addition to the files in the folder of its name.
  var seeds: @Sendable () -> [[UInt8]] = { [] }
  /// Pieces that mean something in its inputs.
  var pieces: [String] = []
  /// Tries one input.
  ///
  /// - Returns: Whether the input was accepted, for the count.
  /// - Throws: ``Failure`` if something does not hold; what the code under test refuses is no
  ///   failure.
  let run: @Sendable ([UInt8]) throws -> Bool

  /// Something that ought to hold and does not.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// All targets, in the order of the modules.
  static let all: [FuzzTarget] = [
    .solver, .font, .text, .layout, .visualFormat, .collection, .compositional,
    .template, .interface, .baseline, .figures, .content, .overlay,
  ]
}

/// Throws a failure unless something holds.
func require(_ holds: Bool, _ description: @autoclosure () -> String) throws {
  if !holds { throw FuzzTarget.Failure(description()) }
}
