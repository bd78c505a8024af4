#if !canImport(SelfSizingUIKit)
  import SwiftUI
  import XCTest

  /// The app's cells that are measured: those of Cells.swift, or none.
  @MainActor private let probedCells: [CellEntry] = []

  /// A class of cells with the samples that fill it, as Cells.swift lists them.
  @MainActor struct CellEntry {
    let name: String
    let sampleCount: Int
    let make: @MainActor (Int) -> UIView?
    private(set) var attributesClass = UICollectionViewLayoutAttributes.self

    init<Cell: UIView, Sample>(
      _ type: Cell.Type, name: String? = nil, samples: [Sample],
      configure: @escaping @MainActor (Cell, Sample) -> Void
    ) {
      self.init(name ?? "\(type)", samples: samples) { sample in
        let cell = Self.instance(of: type)
        configure(cell, sample)
        return cell
      }
    }

    init<Cell: UIView, Sample>(
      _ type: Cell.Type, name: String? = nil, samples: KeyValuePairs<String, Sample>,
      configure: @escaping @MainActor (Cell, Sample) -> Void
    ) { self.init(type, name: name, samples: samples.map(\.value), configure: configure) }

    init<Cell: UIView>(
      _ type: Cell.Type, name: String? = nil, configure: @escaping @MainActor (Cell) -> Void
    ) { self.init(type, name: name, samples: [0]) { cell, _ in configure(cell) } }

    init<Cell: UIView>(_ name: String, make: @escaping @MainActor () -> Cell) {
      self.init(name, samples: [0]) { _ in make() }
    }

    init<Cell: UIView, Sample>(
      _ name: String, samples: [Sample], make: @escaping @MainActor (Sample) -> Cell
    ) {
      self.name = name
      sampleCount = samples.count
      self.make = { make(samples[$0]) }
    }

    init<Cell: UIView, Sample>(
      _ name: String, samples: KeyValuePairs<String, Sample>,
      make: @escaping @MainActor (Sample) -> Cell
    ) { self.init(name, samples: samples.map(\.value), make: make) }

    func attributes(_ type: UICollectionViewLayoutAttributes.Type) -> CellEntry {
      var entry = self
      entry.attributesClass = type
      return entry
    }

    func makeAttributes() -> UICollectionViewLayoutAttributes {
      (attributesClass as NSObject.Type).init() as? UICollectionViewLayoutAttributes
        ?? UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    }

    private static func instance<Cell: UIView>(of type: Cell.Type) -> Cell {
      if let cell = type as? UITableViewCell.Type,
        let made = cell.init(style: .default, reuseIdentifier: nil) as? Cell
      {
        return made
      }
      if let header = type as? UITableViewHeaderFooterView.Type,
        let made = header.init(reuseIdentifier: nil) as? Cell
      {
        return made
      }
      return type.init(frame: .zero)
    }
  }

  /// A row of SwiftUI that is measured on the device only.
  @MainActor struct SwiftUIRow {
    let name: String
    let view: AnyView

    init(_ name: String, _ view: some View) {
      self.name = name
      self.view = AnyView(view)
    }
  }

  /// The rows of SwiftUI that are measured. Add the app's own.
  @MainActor private let probedRows: [SwiftUIRow] = [
    SwiftUIRow("text", Text("Pancakes")),
    SwiftUIRow("wrapping text", Text("Every row of a list is as high as what it shows, here too.")),
    SwiftUIRow(
      "two texts",
      VStack(alignment: .leading) {
        Text("Pancakes").font(.headline)
        Text("Twenty minutes").font(.subheadline)
      }), SwiftUIRow("label", Label("Favorites", systemImage: "star")),
    SwiftUIRow("toggle", Toggle("Notifications", isOn: .constant(true))),
    SwiftUIRow("stepper", Stepper("Servings", value: .constant(4))),
    SwiftUIRow("text field", TextField("Title", text: .constant("Pancakes"))),
    SwiftUIRow("button", Button("Follow") {}),
  ]

  /// The height that a row of a list has, as it says while it is laid out.
  private final class RowHeight { var value: CGFloat? }

  /// SwiftUI's rows: alone, and in a list.
  @MainActor private enum SwiftUIProbe {
    static func rows(_ rows: [SwiftUIRow]) -> ProbedTruth.Family {
      let recorder = ProbeRecorder("swiftUI")
      let sizes: [(UIContentSizeCategory, ContentSizeCategory)] = [
        (.extraSmall, .extraSmall), (.large, .large),
        (.accessibilityExtraLarge, .accessibilityExtraLarge),
      ]
      for (size, category) in sizes {
        for row in rows {
          for width in CellProbe.widths {
            let view = row.view.environment(\.sizeCategory, category)
            let alone = UIHostingController(rootView: view)
            let room = CGSize(width: width, height: UIView.layoutFittingExpandedSize.height)
            var values = ["height": alone.sizeThatFits(in: room).height]
            if let listed = heightInList(view, width: width) { values["contentHeight"] = listed }
            recorder.add(row.name, size, width: width, values: values)
          }
        }
      }
      return recorder.family
    }

    /// The height of a row's content in a plain list of a width.
    private static func heightInList(_ row: some View, width: CGFloat) -> CGFloat? {
      let height = RowHeight()
      let list = List {
        row.background(
          GeometryReader { place in Color.clear.onAppear { height.value = place.size.height } })
      }.listStyle(.plain)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 852))
      window.rootViewController = UIHostingController(rootView: list)
      window.isHidden = false
      window.layoutIfNeeded()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      window.isHidden = true
      return height.value
    }
  }

  /// Writes selfsize-truth.json: next to this file on a simulator, as an attachment on a device.
  final class HeightProbeTests: XCTestCase {
    @MainActor func testHeights() throws {
      var truth = HeightProbe.truth(probedCells)
      truth.families.append(SwiftUIProbe.rows(probedRows))
      let data = try truth.data()
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
      attachment.name = "selfsize-truth.json"
      attachment.lifetime = .keepAlways
      add(attachment)
      #if targetEnvironment(simulator)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("selfsize-truth.json")
        try data.write(to: file)
        print("selfsize verify \(file.path)")
      #else
        print(
          "xcrun xcresulttool export attachments --path RESULT.xcresult --output-path .",
          "&& selfsize verify selfsize-truth*.json")
      #endif
    }
  }
#endif
