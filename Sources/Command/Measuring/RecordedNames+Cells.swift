import SelfSizing

extension RecordedNames {
  /// Creates the names of cells that are read under other names.
  ///
  /// - Parameters:
  ///   - shown: The cells as people read them.
  ///   - recorded: The same cells under their own names.
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
