import SelfSizing
import SelfSizingPacking

/// The cells of a template in a page that measures them itself: a question in bytes, the answer as
/// JSON.
package final class LivingCells {
  private let measurer: DescribedMeasurer

  /// Reads what ``DescribedCells`` has written; nil where the bytes are something else.
  package init?(bytes: [UInt8]) {
    guard let cells = DescribedCells(bytes: bytes) else { return nil }
    measurer = DescribedMeasurer(cells)
  }

  /// Measures a content and draws it: `{"svg":…,"height":…,"frames":[…],…}`, lengths with all of
  /// their digits; `{"error":…}` where it cannot be measured.
  ///
  /// - Parameter question: The content's place, the width, the text size's place, whether it is
  ///   mirrored, whether texts are bold, the pixels per point, and the texts.
  package func answer(_ question: [UInt8]) -> String {
    var reader = PackedReader(question)
    let content = reader.index()
    let width = reader.length()
    let category = reader.oneCase(of: DynamicTypeCategory.self, else: .large)
    let direction: InterfaceDirection = reader.flag() ? .rightToLeft : .leftToRight
    let isBold = reader.flag()
    let scale = reader.index()
    let texts = reader.list { $0.text() }
    guard reader.isValid, reader.isAtEnd, content < measurer.contentCount else {
      return Self.error("the question is not one")
    }
    do throws(LayoutError) {
      let inspection = try measurer.inspect(
        contentAt: content, texts: texts, width: width,
        CellConditions(category, direction, isBold: isBold, scale: scale))
      return Self.answer(inspection)
    } catch {
      return Self.error("\(error)")
    }
  }

  /// The answer that holds a cell as it was measured.
  package static func answer(_ inspection: CellInspection) -> String {
    var text = ""
    // Growing a text copies it.
    text.reserveCapacity(1 << 14)
    text += "{\"svg\":"
    let drawing = CellDrawing(inspection.measurement).svg(scale: 1, label: "")
    JSONValue.string(drawing).write(into: &text)
    text += ",\"trust\":\"\(Trust(inspection.measurement.fidelity).name)\""
    if inspection.measurement.isReflowed { text += ",\"reflowed\":true" }
    text += ","
    CellDetails(inspection, number: { "\($0)" }).write(into: &text)
    return text + "}"
  }

  private static func error(_ message: String) -> String {
    JSONValue.object([("error", .string(message))]).text()
  }
}
