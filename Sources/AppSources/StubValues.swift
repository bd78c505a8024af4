/// Values of the app's own types, with which what is left out answers: properties without their
/// initial values, functions without their results, members of stubs.
struct StubValues {
  struct Value {
    let type: String
    /// An extension of the type; nil for a class.
    let text: String?
    /// The line by which a list of witnesses makes an object of a class; nil for other types.
    let maker: String?
  }

  let index: AppIndex

  /// The value of a type that a file declares; nil where none can be made without more of the app.
  func value(of path: String, in file: String) -> Value? {
    guard let type = index.entry(of: path, in: file), !type.isPrivate, type.generics.isEmpty,
      let made = SampleValues(index: index, file: file, scope: "")
        .value(of: path, named: path.lastName)
    else { return nil }
    switch type.keyword {
    case "struct", "enum":
      let text = """
          // \(file):\(type.line)
          extension \(path): HeadlessStubValue {
            public static var stubValue: Self { \(made) }
          }

        """
      return Value(type: path, text: text, maker: nil)
    case "class": return Value(type: path, text: nil, maker: "HeadlessWitness { \(made) },")
    default: return nil
    }
  }

  /// The types that a written type names: `[Style]` within `Button` is `Button.Style`.
  func types(named written: String, within scope: String) -> [String] {
    let names = written.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return names.compactMap { name in
      guard name.first?.isUppercase == true else { return nil }
      let type = SampleValues(index: index, file: "", scope: scope).type(named: String(name))
      return index.hasType(type) ? type : nil
    }
  }
}
