import SelfSizing

struct WorkerSubject: Hashable, Sendable {
  /// A constant with another value, as a check reverts it to find its effect.
  struct Replacement: Hashable, Sendable { let constant: String, value: String }

  var entry: Int
  /// The name of the system; nil for the one that the cells take themselves.
  var system: String?
  var replacements: [Replacement] = []
}

extension WorkerSubject {
  func write(to writer: inout PackedWriter) {
    writer.write(count: entry)
    writer.write(system) { $0.write($1) }
    writer.write(replacements) { writer, replacement in
      writer.write(replacement.constant)
      writer.write(replacement.value)
    }
  }

  init(from reader: inout PackedReader) {
    entry = reader.index()
    system = reader.optional { $0.text() }
    replacements = reader.list { reader in
      let constant = reader.text()
      return Replacement(constant: constant, value: reader.text())
    }
  }
}
