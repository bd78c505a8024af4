extension Flag {
  /// Creates the flag that chooses the form of a command's output.
  ///
  /// - Parameters:
  ///   - option: The option that the form is stored in.
  ///   - formats: The forms that make sense for the command.
  static func format(
    _ option: WritableKeyPath<Options, OutputFormat>,
    among formats: [OutputFormat] = OutputFormat.allCases
  ) -> Flag {
    .value(
      "format", .choice(formats.map { ($0.rawValue, $0) }, isRecognizable: true), option,
      "output format (default: table)")
  }
}
