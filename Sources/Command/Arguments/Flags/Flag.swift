/// One flag of a command: what parser and help both need to know of it.
struct Flag<Options> {
  let name: String
  /// The placeholder for the value in help; nil for a flag without a value.
  let placeholder: String?
  /// The accepted values; empty for a flag without a value.
  let accepts: String
  /// Whether several values are separated by commas.
  let isList: Bool
  /// Whether a value of it is recognized without the flag.
  let isRecognizable: Bool
  /// The flag's purpose and default, in a line or two of help.
  let summary: String
  /// Puts the value, empty for a flag without one, into the options.
  let apply: (inout Options, String) throws(FlagValueError) -> Void

  static func value<Value>(
    _ name: String, _ value: FlagValue<Value>, _ option: WritableKeyPath<Options, Value>,
    _ summary: String
  ) -> Flag {
    Flag(
      name: "--\(name)", placeholder: value.placeholder, accepts: value.accepts,
      isList: value.isList, isRecognizable: value.isRecognizable, summary: summary
    ) { options, text throws(FlagValueError) in
      options[keyPath: option] = try value.read(text)
    }
  }

  /// Creates what a command takes without a flag.
  static func operand<Value>(
    _ value: FlagValue<Value>, _ option: WritableKeyPath<Options, Value>, _ summary: String
  ) -> Flag {
    Flag(
      name: value.placeholder, placeholder: value.placeholder, accepts: value.accepts,
      isList: value.isList, isRecognizable: false, summary: summary
    ) { options, text throws(FlagValueError) in
      options[keyPath: option] = try value.read(text)
    }
  }

  /// Creates a flag without a value that stores one in an option.
  static func toggle<Value>(
    _ name: String, _ option: WritableKeyPath<Options, Value>, _ value: Value, _ summary: String
  ) -> Flag {
    Flag(
      name: "--\(name)", placeholder: nil, accepts: "", isList: false, isRecognizable: false,
      summary: summary
    ) { options, _ throws(FlagValueError) in
      options[keyPath: option] = value
    }
  }

  /// Creates a flag without a value that switches an option on.
  static func toggle(
    _ name: String, _ option: WritableKeyPath<Options, Bool>, _ summary: String
  ) -> Flag {
    toggle(name, option, true, summary)
  }
}
