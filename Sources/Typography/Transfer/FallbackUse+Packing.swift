#if !hasFeature(Embedded)
  import SelfSizingGeometry

  extension PackedReader {
    package mutating func scalar() -> Unicode.Scalar {
      if let scalar = Unicode.Scalar(UInt32(index())) { return scalar }
      reject()
      return " "
    }
  }

  extension TextFinding {
    package func write(to writer: inout PackedWriter) {
      switch self {
      case .missingGlyphs(let first, let count):
        writer.write(count: 0)
        writer.write(first) { $0.write(count: Int($1.value)) }
        writer.write(count: count)
      case .typicalWidths: writer.write(count: 1)
      case .needsShaping: writer.write(count: 2)
      case .needsDictionary: writer.write(count: 3)
      }
    }

    package init(from reader: inout PackedReader) {
      switch reader.index() {
      case 0:
        let first = reader.list { $0.scalar() }
        self = .missingGlyphs(first: first, count: reader.index())
      case 1: self = .typicalWidths
      case 2: self = .needsShaping
      case 3: self = .needsDictionary
      default:
        reader.reject()
        self = .typicalWidths
      }
    }
  }

  extension FallbackUse {
    /// Writes the use; its face as a place among some.
    package func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      writer.write(faces.firstIndex(of: face)) { $0.write(count: $1) }
      writer.write(characters) { $0.write(count: Int($1.value)) }
      writer.write(count: count)
    }

    /// Reads a use; nil for one of a face that no command line names.
    package init?(from reader: inout PackedReader, _ faces: [FontFace]) {
      let place = reader.optional { $0.index() }
      let characters = reader.list { $0.scalar() }
      let count = reader.index()
      guard let place else { return nil }
      guard faces.indices.contains(place) else {
        reader.reject()
        return nil
      }
      self.init(face: faces[place], characters: characters, count: count)
    }
  }
#endif
