import SelfSizing

struct ImageVerification {
  let folder: ImageFolder
  let map: ImageMap
  let cells: [LoadedTemplate]
  /// The traits apart from the text size; their scale is that of pictures that do not say theirs.
  let traits: TraitCollection
  let keepsPictures: Bool

  private struct Subject {
    let picture: ImageFolder.Picture
    let entry: ImageMapEntry
    let cells: LoadedTemplate
    let content: Int
    let scale: ImageScale

    var size: LayoutSize {
      LayoutSize(
        width: Double(picture.header.width) / scale.value,
        height: Double(picture.header.height) / scale.value)
    }

    var width: Double { entry.width ?? size.width - 2 * entry.padding }
  }

  /// Measures the cells of all pictures.
  /// - Throws: `MeasuringError` if cells cannot be measured, or `ContentError` if a picture cannot
  ///   be read for the page.
  func verification() throws -> Verification {
    var figures: [Verification.Figure] = []
    var omissions = folder.unreadable.map { (name: $0.name, reason: $0.reason) }
    var measurers: [String: any ContentMeasurer] = [:]
    let samples = Dictionary(
      cells.map { ($0.name, $0.contentNames) }, uniquingKeysWith: { first, _ in first })
    let common = ImageScale.common(
      of: folder.pictures.map { .init(path: $0.path, width: $0.header.width) },
      deviceWidths: Self.deviceWidths)
    for picture in folder.pictures {
      switch subject(of: picture, samples, common) {
      case .omitted(let reason): omissions.append((picture.path, reason))
      case .found(let subject):
        let name = subject.cells.name
        let measurer = measurers[name] ?? subject.cells.measurable.makeMeasurer()
        measurers[name] = measurer
        figures.append(try figure(subject, measurer))
      }
    }
    return Verification(
      title: "Reference images",
      facts: [
        "\(folder.pictures.count) images in \(folder.path); heights in points, which agree if they "
          + "differ by at most half a pixel"
      ], figures: figures, omissions: omissions)
  }

  private enum Outcome {
    case found(Subject)
    case omitted(String)
  }

  /// The widths of the devices that are known, in points.
  private static let deviceWidths = Set(
    Device.all.flatMap { [$0.width(), $0.width(in: .landscape)] } + [320, 414])

  private func subject(
    of picture: ImageFolder.Picture, _ samples: [String: [String]], _ common: Double?
  ) -> Outcome {
    guard let entry = map.entries[picture.path], let name = entry.entry,
      let cells = cells.first(where: { $0.name == name })
    else { return .omitted("the name matches no cells") }
    let names = samples[name] ?? []
    let content = entry.sample.map { names.firstIndex(of: $0) } ?? (names.count == 1 ? 0 : nil)
    guard let content else { return .omitted("the name matches none of several samples") }
    let evidence = ImageScale.Evidence(
      path: picture.path, width: picture.header.width, padding: entry.padding)
    let guessed = ImageScale(of: evidence, common: common, otherwise: traits.displayScale)
    let subject = Subject(
      picture: picture, entry: entry, cells: cells, content: content,
      scale: entry.scale.map { ImageScale(value: $0, origin: .map) } ?? guessed)
    guard subject.width >= 1 else { return .omitted("the padding leaves no room for cells") }
    return .found(subject)
  }

  private func figure(_ subject: Subject, _ measurer: any ContentMeasurer) throws
    -> Verification.Figure
  {
    let (entry, scale, size) = (subject.entry, subject.scale, subject.size)
    let traits = traits.modifyingTraits {
      $0.contentSizeCategory = entry.size
      $0.displayScale = scale.value
    }
    let measured = try measurer.measure(
      contentAt: subject.content, widths: [subject.width], traits: traits,
      priorities: .requiredWidthFittingHeight)
    let cell = measured.first
    var figure = Verification.Figure(
      family: subject.picture.family, name: subject.picture.path, figure: "height",
      measured: size.height, ours: cell.map { $0.size.height + 2 * entry.padding },
      tolerance: 0.5 / scale.value + 1e-6, isHeight: true, basis: basis(of: subject, cell))
    if keepsPictures, let cell {
      figure.pictures = VerifiedPictures(
        file: try folder.bytes(of: subject.picture), size: size, cell: cell, padding: entry.padding)
    }
    return figure
  }

  private func basis(of subject: Subject, _ cell: CellMeasurement?) -> String {
    let scale = subject.scale
    var words = [
      "\(subject.cells.name) at \(subject.entry.size.headingName), "
        + "\(JSONValue.number(subject.width).plain) points wide, "
        + "\(JSONValue.number(scale.value).plain)x (\(scale.origin.rawValue))"
    ]
    if let cell {
      words.append("\(cell.fidelity)")
      words += cell.findings.filter { $0.kind == .assumed }.prefix(2).map(\.message)
    }
    return words.joined(separator: "; ")
  }
}
