import SelfSizingAutoLayout

/// A class of cells with the samples that fill it: what the command measures of an app.
///
/// ```
/// import UIKit
///
/// @MainActor let cells = [
///   CellEntry(RecipeCell.self, samples: recipes) { cell, recipe in cell.configure(with: recipe) }
/// ]
/// ```
///
/// Each measurement has a fresh cell, made after the text size was set. Once it is filled, it comes
/// into a list of its kind in a window. Samples are named by their texts, or by a literal's keys.
@MainActor public struct CellEntry {
  /// The name in reports and baselines, as `--template` takes it.
  nonisolated public let name: String
  nonisolated package let site: DeclarationSite
  nonisolated package let sampleCount: Int
  nonisolated package let sampleNames: [String]
  nonisolated package let className: String
  /// Makes a cell that shows a sample; nil if the class cannot be made by the code of a list.
  package private(set) var make: @MainActor (Int) -> UIView?
  private var attributesClass = UICollectionViewLayoutAttributes.self

  private init<Cell: UIView>(
    _ name: String?, _ type: Cell.Type, _ fileID: StaticString, _ line: UInt, names: [String] = [],
    count: Int = 1, make: @escaping @MainActor (Int) -> UIView?
  ) {
    className = "\(type)"
    self.name = name ?? className
    site = DeclarationSite(fileID: fileID, line: line)
    sampleNames = names
    sampleCount = count
    self.make = { index in
      let view = make(index)
      if let view { MeasuringStage.enter(view) }
      return view
    }
  }

  /// Creates an entry of a class that a list makes, by `init(style:reuseIdentifier:)`,
  /// `init(reuseIdentifier:)` or `init(frame:)`, under the class's name unless you state one.
  public init<Cell: UIView, Sample>(
    _ type: Cell.Type, name: String? = nil, samples: [Sample], fileID: StaticString = #fileID,
    line: UInt = #line, configure: @escaping @MainActor (Cell, Sample) -> Void
  ) {
    self.init(name, type, fileID, line, count: samples.count) { index in
      Self.instance(of: type) { configure($0, samples[index]) }
    }
  }

  /// The same with named samples, a dictionary literal: `["short": soup, "long": stew]`.
  public init<Cell: UIView, Sample>(
    _ type: Cell.Type, name: String? = nil, samples: KeyValuePairs<String, Sample>,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: @escaping @MainActor (Cell, Sample) -> Void
  ) {
    self.init(name, type, fileID, line, names: samples.map(\.key), count: samples.count) { index in
      Self.instance(of: type) { configure($0, samples[index].value) }
    }
  }

  /// The same with one sample.
  public init<Cell: UIView>(
    _ type: Cell.Type, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    configure: @escaping @MainActor (Cell) -> Void
  ) { self.init(name, type, fileID, line) { _ in Self.instance(of: type, configure) } }

  /// Creates an entry of cells that code makes: `CellEntry("banner") { BannerCell(theme: .dark) }`.
  public init<Cell: UIView>(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor () -> Cell
  ) { self.init(name, Cell.self, fileID, line) { _ in make() } }

  /// Creates an entry of cells that code makes with samples.
  public init<Cell: UIView, Sample>(
    _ name: String, samples: [Sample], fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor (Sample) -> Cell
  ) { self.init(name, Cell.self, fileID, line, count: samples.count) { make(samples[$0]) } }

  /// Returns the entry with layout attributes of an app's own class, for cells that only answer to
  /// those of their layout, as its `layoutAttributesClass` names them.
  public func attributes(_ type: UICollectionViewLayoutAttributes.Type) -> CellEntry {
    var entry = self
    entry.attributesClass = type
    entry.make = { [make] index in
      let view = make(index)
      (view as? UICollectionReusableView)?.askedAttributes = type
      return view
    }
    return entry
  }

  package func makeAttributes() -> UICollectionViewLayoutAttributes { attributesClass.init() }

  /// Made from a document that has one, or by the initializer of lists, or by one without
  /// parameters; nil if the class has none of these.
  private static func instance<Cell: UIView>(of type: Cell.Type, _ fill: (Cell) -> Void) -> Cell? {
    let described = HeadlessNibs.makeCell(ofClassNamed: "\(type)") as? Cell
    guard let cell = described ?? made(type) as? Cell else { return nil }
    fill(cell)
    return cell
  }

  private static func made(_ type: UIView.Type) -> UIView? {
    let made: UIView? =
      if let cell = type as? UITableViewCell.Type {
        cell.makeInstance(style: .default, reuseIdentifier: "\(type)")
      } else if let header = type as? UITableViewHeaderFooterView.Type {
        header.makeInstance(reuseIdentifier: "\(type)")
      } else { type.makeInstance(frame: .zero) }
    return made ?? type.makeInstance()
  }
}
