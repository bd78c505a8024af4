import Foundation
import SelfSizing

@testable import SelfSizingInterfaceBuilder

/// A file among the fixtures.
struct Fixture {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// All fixtures, in the order of their names.
  static var all: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: Self.folder.appendingPathComponent(name))) }
  }

  func read(_ options: InterfaceOptions = InterfaceOptions()) throws -> InterfaceFile {
    try InterfaceFile(bytes, name: name, options: options)
  }
}

/// Documents of a few lines.
enum Document {
  /// A table view cell whose content view has the given subviews and constraints.
  static func cell(
    _ subviews: String, _ constraints: String = "", attributes: String = "", resources: String = "",
    contentViewChildren: String = "", cellChildren: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects><tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="320" height="90"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="90"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(contentViewChildren)
    </tableViewCellContentView>\(cellChildren)</tableViewCell></objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A view that fills the cell; `inner` may have attributes and `>` with children.
  static func filling(_ element: String, _ inner: String, resources: String = "") -> String {
    cell(
      "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it\" \(inner)</\(element)>",
      ["top", "leading", "trailing", "bottom"].map {
        "<constraint firstItem=\"it\" firstAttribute=\"\($0)\" secondItem=\"content\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
      }.joined(), resources: resources)
  }

  static func read(_ text: String, _ options: InterfaceOptions = InterfaceOptions()) throws
    -> InterfaceCell
  {
    try InterfaceFile(Array(text.utf8), name: "Test.xib", options: options).cells[0]
  }

  /// The height in points on an iPhone 375 wide.
  static func height(
    _ text: String, setting values: [String: InterfaceContent.Value] = [:],
    _ category: DynamicTypeCategory = .large, width: Double = 375,
    _ options: InterfaceOptions = InterfaceOptions()
  ) throws -> Double {
    let cell = try read(text, options)
    return try Measurer(cell.template).measure(
      cell.content(setting: values).content, width: width,
      traits: TraitCollection(contentSizeCategory: category)
    ).size.height
  }
}
