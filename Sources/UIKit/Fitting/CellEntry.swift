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
/// into a list of its kind in a window, as on a device. The names of samples are
/// their texts, or the keys of a dictionary literal.
@MainActor public struct CellEntry {
  /// The name in reports and baselines, as `--template` takes it.
  nonisolated public let name: String
  nonisolated package let site: DeclarationSite
  nonisolated package let sampleCount: Int
  /// The names of the samples; empty where their texts name them.
  nonisolated package let sampleNames: [String]
  nonisolated package let className: String
  /// Makes a cell that shows a sample; nil if the class cannot be made by the code of a list.
  package private(set) var make: @MainActor (Int) -> UIView?
  private var attributesClass = UICollectionViewLayoutAttributes.self

  private init(
    _ name: String, _ className: String, _ site: DeclarationSite, names: [String], count: Int,
    make: @escaping @MainActor (Int) -> UIView?
  ) {
    self.name = name
    self.className = className
    self.site = site
    sampleNames = names
    sampleCount = count
    self.make = { index in
      let view = make(index)
      if let view { MeasuringStage.enter(view) }
      return view
    }
  }

  /// Creates an entry of a class that a list makes: by `init(style:reuseIdentifier:)`,
  /// `init(reuseIdentifier:)` or `init(frame:)`.
  ///
  /// - Parameters:
  ///   - type: The class of a table view's or a collection view's cells, of headers, or of any
  ///     other views.
  ///   - name: The name in reports and baselines; the class's where it is nil.
  ///   - samples: What fills the cells, one after the other.
  ///   - fileID: The file of the entry.
  ///   - line: The line of the entry.
  ///   - configure: Fills a fresh cell with a sample.
  public init<Cell: UIView, Sample>(
    _ type: Cell.Type, name: String? = nil, samples: [Sample], fileID: StaticString = #fileID,
    line: UInt = #line, configure: @escaping @MainActor (Cell, Sample) -> Void
  ) {
    self.init(
      name ?? "\(type)", "\(type)", DeclarationSite(fileID: fileID, line: line), names: [],
      count: samples.count
    ) { index in
      Self.instance(of: type) { configure($0, samples[index]) }
    }
  }

  /// Creates an entry of a class that a list makes, with named samples.
  ///
  /// - Parameters:
  ///   - type: The class of a table view's or a collection view's cells, of headers, or of any
  ///     other views.
  ///   - name: The name in reports and baselines; the class's where it is nil.
  ///   - samples: A dictionary literal: `["short": soup, "long": stew]`.
  ///   - fileID: The file of the entry.
  ///   - line: The line of the entry.
  ///   - configure: Fills a fresh cell with a sample.
  public init<Cell: UIView, Sample>(
    _ type: Cell.Type, name: String? = nil, samples: KeyValuePairs<String, Sample>,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: @escaping @MainActor (Cell, Sample) -> Void
  ) {
    self.init(
      name ?? "\(type)", "\(type)", DeclarationSite(fileID: fileID, line: line),
      names: samples.map(\.key), count: samples.count
    ) { index in
      Self.instance(of: type) { configure($0, samples[index].value) }
    }
  }

  /// Creates an entry of a class that a list makes and that shows one sample.
  ///
  /// - Parameters:
  ///   - type: The class of a table view's or a collection view's cells, of headers, or of any
  ///     other views.
  ///   - name: The name in reports and baselines; the class's where it is nil.
  ///   - fileID: The file of the entry.
  ///   - line: The line of the entry.
  ///   - configure: Fills a fresh cell.
  public init<Cell: UIView>(
    _ type: Cell.Type, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    configure: @escaping @MainActor (Cell) -> Void
  ) {
    self.init(
      name ?? "\(type)", "\(type)", DeclarationSite(fileID: fileID, line: line), names: [],
      count: 1
    ) { _ in Self.instance(of: type, configure) }
  }

  /// Creates an entry of cells that code makes: `CellEntry("banner") { BannerCell(theme: .dark) }`.
  ///
  /// - Parameters:
  ///   - name: The name in reports and baselines.
  ///   - fileID: The file of the entry.
  ///   - line: The line of the entry.
  ///   - make: Makes and fills a fresh cell.
  public init<Cell: UIView>(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor () -> Cell
  ) {
    self.init(
      name, "\(Cell.self)", DeclarationSite(fileID: fileID, line: line), names: [], count: 1
    ) { _ in make() }
  }

  /// Creates an entry of cells that code makes with samples.
  ///
  /// - Parameters:
  ///   - name: The name in reports and baselines.
  ///   - samples: What the cells show, one after the other.
  ///   - fileID: The file of the entry.
  ///   - line: The line of the entry.
  ///   - make: Makes a fresh cell that shows a sample.
  public init<Cell: UIView, Sample>(
    _ name: String, samples: [Sample], fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor (Sample) -> Cell
  ) {
    self.init(
      name, "\(Cell.self)", DeclarationSite(fileID: fileID, line: line), names: [],
      count: samples.count
    ) { make(samples[$0]) }
  }

  /// Returns the entry with layout attributes of an app's own class, for cells that only answer to
  /// those of their layout: `CellEntry(GridCell.self) { … }.attributes(GridAttributes.self)`.
  ///
  /// - Parameter type: The layout's `layoutAttributesClass`; cells of tables are not asked with it.
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

  /// A filled view of a class, made as a list makes it: from a document that has one, or by the
  /// initializer of lists, or by one without parameters where the class lacks that; nil for others.
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
      } else {
        type.makeInstance(frame: .zero)
      }
    return made ?? type.makeInstance()
  }
}
