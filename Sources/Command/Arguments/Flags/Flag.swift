/// One flag of a command: what parser and help both need to know of it.
struct Flag<Options> {
  let name: String
  /// The placeholder for the value in help; nil for a flag without a value.
  let placeholder: String?
  let accepts: String
  var isList = false
  /// Whether a value of it is recognized without the flag.
  var isRecognizable = false
  let summary: String
  /// Puts the value, empty for a flag without one, into the options.
  let apply: (inout Options, String) throws(FlagValueError) -> Void
}

extension Flag {
  /// Creates a flag with a value; without a name, what a command takes without a flag.
  private init<Value>(
    _ name: String?, _ value: FlagValue<Value>, _ summary: String,
    store: @escaping (inout Options, Value) -> Void
  ) {
    self.init(
      name: name.map { "--\($0)" } ?? value.placeholder, placeholder: value.placeholder,
      accepts: value.accepts, isList: value.isList,
      isRecognizable: name != nil && value.isRecognizable, summary: summary
    ) { options, text throws(FlagValueError) in
      store(&options, try value.read(text))
    }
  }

  static func value<Value>(
    _ name: String, _ value: FlagValue<Value>, _ option: WritableKeyPath<Options, Value>,
    _ summary: String
  ) -> Flag { Flag(name, value, summary) { $0[keyPath: option] = $1 } }

  static func value<Value>(
    _ name: String, _ value: FlagValue<Value>, optional option: WritableKeyPath<Options, Value?>,
    _ summary: String
  ) -> Flag { Flag(name, value, summary) { $0[keyPath: option] = $1 } }

  static func value<Value>(
    _ name: String, _ value: FlagValue<Value>, adding option: WritableKeyPath<Options, [Value]>,
    _ summary: String
  ) -> Flag { Flag(name, value, summary) { $0[keyPath: option].append($1) } }

  static func operand<Value>(
    _ value: FlagValue<Value>, _ option: WritableKeyPath<Options, Value>, _ summary: String
  ) -> Flag { Flag(nil, value, summary) { $0[keyPath: option] = $1 } }

  static func operand<Value>(
    _ value: FlagValue<Value>, adding option: WritableKeyPath<Options, [Value]>, _ summary: String
  ) -> Flag { Flag(nil, value, summary) { $0[keyPath: option].append($1) } }

  static func toggle<Value>(
    _ name: String, _ option: WritableKeyPath<Options, Value>, _ value: Value, _ summary: String
  ) -> Flag {
    Flag(name: "--\(name)", placeholder: nil, accepts: "", summary: summary) {
      options, _ throws(FlagValueError) in
      options[keyPath: option] = value
    }
  }

  static func toggle(
    _ name: String, _ option: WritableKeyPath<Options, Bool>, _ summary: String
  ) -> Flag { toggle(name, option, true, summary) }

  static func quiet(_ option: WritableKeyPath<Options, Bool>) -> Flag {
    toggle("quiet", option, "print no progress and no notes")
  }

  /// The flag of a command's form of output, among those that make sense for it.
  static func format(
    _ option: WritableKeyPath<Options, OutputFormat>,
    among formats: [OutputFormat] = OutputFormat.allCases
  ) -> Flag {
    .value(
      "format", .choice(formats.map { ($0.rawValue, $0) }, isRecognizable: true), option,
      "output format (default: table)")
  }

  /// The flag as one of options that hold its own as a part.
  func within<Whole>(_ part: WritableKeyPath<Whole, Options>) -> Flag<Whole> {
    Flag<Whole>(
      name: name, placeholder: placeholder, accepts: accepts, isList: isList,
      isRecognizable: isRecognizable, summary: summary
    ) { whole, text throws(FlagValueError) in
      try apply(&whole[keyPath: part], text)
    }
  }
}

extension Array {
  func within<Part, Whole>(_ part: WritableKeyPath<Whole, Part>) -> [Flag<Whole>]
  where Element == Flag<Part> { map { $0.within(part) } }
}
