import SelfSizing

extension CommandRun {
  func font(_ options: FontOptions) throws -> ExitStatus {
    let bytes = try ContentSource.file(options.file).bytes(limit: FontFolder.maximumByteCount)
    func problem(_ words: String) -> CommandProblem { CommandProblem("\(options.file): \(words)") }
    let (file, face): (FontFile, FontFace)
    do {
      file = try FontFile(bytes)
      guard options.face <= file.faceCount else {
        throw problem("there are \(file.faceCount) faces only")
      }
      face = try file.face(at: options.face - 1)
    } catch let error as FontFileError { throw problem(error.words) }
    let font = TextFont(face, size: options.size, axes: try axes(options, face, problem))
    func number(_ value: some BinaryInteger) -> JSONValue { .number(Double(value)) }
    var members: [(String, JSONValue)] = [
      ("schema", .string("selfsize.font.v2")), ("faces", number(file.faceCount)),
      ("family", .string(face.familyName ?? "")), ("version", .string(face.version ?? "")),
      ("postScriptName", .string(face.postScriptName ?? "")), ("glyphs", number(face.glyphCount)),
      ("characters", number(face.characterCount)), ("weightClass", number(face.weightClass)),
      ("unitsPerEm", number(face.unitsPerEm)), ("ascender", number(face.ascender)),
      ("descender", number(face.descender)), ("lineGap", number(face.lineGap)),
      ("capHeight", number(face.capHeight)), ("size", .number(options.size)),
      ("lineHeight", .number(font.lineHeight)), ("leading", .number(font.leading)),
      ("tracking", .number(font.tracking)), ("fidelity", .string("\(font.fidelity)")),
    ]
    members += Self.variations(of: face, font)
    if !options.text.isEmpty {
      let text = PreparedText(options.text, font: font)
      members += [
        ("textWidth", .number(text.naturalWidth)), ("textFidelity", .string("\(text.fidelity)")),
        ("missing", .array(Self.missing(in: options.text, face))),
      ]
    }
    var status = ExitStatus.success
    if options.verifies {
      let verification = FontVerification(face)
      members.append(("verification", .string(verification.text)))
      if !verification.isProven { status = .findings }
    }
    members.append(("findings", .array(face.findings.map { .string($0.description) })))
    if options.format == .json {
      console.write(JSONValue.object(members).text() + "\n", in: .json)
    } else {
      for (name, value) in members.dropFirst() {
        let text = name == "axes" ? Self.words(for: face, font) : value.plain
        console.write("\(name): \(text)\n", in: options.format)
      }
    }
    return status
  }

  /// The values of axes that were asked for: those of a named instance, then single ones.
  private func axes(
    _ options: FontOptions, _ face: FontFace, _ problem: (String) -> CommandProblem
  ) throws -> [String: Double] {
    var axes: [String: Double] = [:]
    if !options.instance.isEmpty {
      guard let instance = face.instance(named: options.instance) else {
        throw problem(
          "there is no instance named \"\(options.instance)\""
            + suggestion(for: options.instance, in: face.namedInstances.map(\.name)))
      }
      axes = instance.position
    }
    for asked in options.axes {
      guard let axis = face.axes.first(where: { $0.tag == asked.tag }) else {
        let tags = face.axes.map(\.tag).joined(separator: ", ")
        throw problem(
          "there is no axis \(asked.tag); there \(tags.isEmpty ? "are none" : "is \(tags)")")
      }
      guard axis.clamped(asked.value) == asked.value else {
        throw problem(
          "the axis \(axis.tag) goes from \(axis.minimum) to \(axis.maximum), not to \(asked.value)"
        )
      }
      axes[asked.tag] = asked.value
    }
    return axes
  }

  private static func variations(of face: FontFace, _ font: TextFont) -> [(String, JSONValue)] {
    guard !face.axes.isEmpty else { return [] }
    let values = font.axes
    let axes = face.axes.map { axis in
      JSONValue.object([
        ("tag", .string(axis.tag)), ("minimum", .number(axis.minimum)),
        ("default", .number(axis.defaultValue)), ("maximum", .number(axis.maximum)),
        ("value", .number(values[axis.tag] ?? axis.defaultValue)),
      ])
    }
    return [
      ("axes", .array(axes)), ("instances", .array(face.namedInstances.map { .string($0.name) })),
    ]
  }

  /// The axes in words: `wght 100 to 900, default 400, here 550; opsz 14 to 32, …`.
  private static func words(for face: FontFace, _ font: TextFont) -> String {
    let values = font.axes
    func word(_ value: Double) -> String { JSONValue.number(value).plain }
    return face.axes.map { axis in
      "\(axis.tag) \(word(axis.minimum)) to \(word(axis.maximum)), default \(word(axis.defaultValue)), "
        + "here \(word(values[axis.tag] ?? axis.defaultValue))"
    }.joined(separator: "; ")
  }

  private static func missing(in text: String, _ face: FontFace) -> [JSONValue] {
    Set(text.unicodeScalars.filter { face.glyph(of: $0) == nil })
      .sorted { $0.value < $1.value }
      .map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return .string("U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits)
      }
  }
}
