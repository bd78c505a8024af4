import SelfSizing

/// The baseline's names of items and constants that have other names for people: those of the
/// declaring code.
///
/// A baseline keeps a template's own names, as they are the same wherever it is written.
struct RecordedNames: Sendable {
  /// The names of items in a baseline, by those for people where they differ.
  var items: [String: String] = [:]
  var constants: [String: String] = [:]

  func item(_ name: String) -> String { items[name] ?? name }

  func constant(_ name: String) -> String { constants[name] ?? name }
}

extension RecordedNames {
  init(of shown: some MeasurableCells, recorded: some MeasurableCells) {
    self.init()
    for (name, own) in zip(shown.itemNames, recorded.itemNames) where name != own {
      items[name] = own
    }
    for (constant, own) in zip(shown.constants, recorded.constants)
    where constant.name != own.name {
      constants[constant.name] = own.name
    }
  }
}
