import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The cells of a template in a page that measures them: a question in bytes, an answer in bytes.
package final class LivingCells {
  private let measurer: DescribedMeasurer

  /// Reads what ``DescribedCells`` has written; nil where the bytes are something else.
  package init?(bytes: [UInt8]) {
    guard let cells = DescribedCells(bytes: bytes) else { return nil }
    measurer = DescribedMeasurer(cells)
  }

  /// Measures a content and draws it: `<svg…` in the first line, which is empty where the content
  /// cannot be measured, and `{"height":…,"frames":[…],…}` or `{"error":…}` in the second one, with
  /// all digits of lengths. A question is the content's place, the width, the text size's place,
  /// whether it is mirrored, whether texts are bold, the pixels per point, the system's place, the
  /// texts, and where any were switched, the flags of ``CellStates`` with their values.
  package func answer(_ question: [UInt8]) -> [UInt8] {
    var reader = PackedReader(question)
    let content = reader.index()
    let width = reader.length()
    let category = reader.oneCase(of: DynamicTypeCategory.self, else: .large)
    let direction: InterfaceDirection = reader.flag() ? .rightToLeft : .leftToRight
    let isBold = reader.flag()
    let scale = reader.index()
    let system = reader.index()
    let texts = reader.list { $0.text() }
    let flags = reader.isAtEnd ? [] : reader.list { (place: $0.index(), isSet: $0.flag()) }
    guard reader.isValid, reader.isAtEnd, content < measurer.contentCount,
      system < measurer.systemCount
    else { return Self.error("the question is not one") }
    do throws(LayoutError) {
      let conditions = CellConditions(category, direction, isBold: isBold, scale: scale)
      let inspection = try measurer.inspect(
        contentAt: content, texts: texts, flags: flags, width: width, conditions, system: system)
      return Self.answer(
        inspection, layout: measurer.layout(ofContentAt: content, conditions, system: system))
    } catch { return Self.error("\(error)") }
  }

  package static func answer(_ inspection: CellInspection, layout: Int = 0) -> [UInt8] {
    var text = UTF8Text()
    // Growing a text copies it.
    text.reserveCapacity(1 << 14)
    // No drawing has an end of line; as a member of the object it would have to be escaped.
    CellDrawing(inspection.measurement).write(scale: 1, label: "", into: &text)
    text.write("\n{\"trust\":\"")
    text.write(Trust(inspection.measurement.fidelity).name)
    text.write(inspection.measurement.isReflowed ? "\",\"reflowed\":true," : "\",")
    if layout > 0 { text.write("\"layout\":\(layout),") }
    CellDetails(inspection, number: { $1.write(exact: $0) }).write(into: &text, withTerms: true)
    text.write("}")
    return text.bytes
  }

  private static func error(_ message: String) -> [UInt8] {
    var text = UTF8Text()
    text.write("\n")
    JSONValue.object([("error", .string(message))]).write(into: &text)
    return text.bytes
  }
}
